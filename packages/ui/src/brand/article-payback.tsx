import { accent, Drawing, type DrawingProps, faint, Joint, Label, Tube } from './drawing.tsx';

const disc = 12;
const floor = 314;
/** Discs that stand for the price of the cell. */
const price = 10;

/** A stack of `count` finished discs at `x`; those above the price in the accent. */
function Stack({ x, count }: { x: number; count: number }) {
  const discs = (from: number, to: number) =>
    `M${x} ${floor - from * disc}V${floor - to * disc}h36V${floor - from * disc}Z${Array.from({ length: to - from - 1 }, (_, at) => `M${x} ${floor - (from + at + 1) * disc}h36`).join('')}`;
  return (
    <>
      <path d={discs(0, Math.min(count, price))} />
      {count > price && <path d={discs(price, count)} stroke={accent} />}
    </>
  );
}

/** Machine tending payback: stacks of finished parts grow past the price of the cell. */
export function PaybackDrawing(props: DrawingProps) {
  return (
    <Drawing
      width={640}
      height={360}
      name="Stacks of parts growing past the price of the cell"
      description="Eight stacks of finished parts, each taller than the one before; from the sixth on they rise above a dashed line, the price of the cell. A cobot sets down the next part."
      {...props}
    >
      <path d={`M20 ${floor}H620`} />
      <path d="M28 190H484" stroke={accent} strokeDasharray="10 8" />
      <Label x={28} y={180} size={20} anchor="start" fill={accent}>
        price of the cell
      </Label>
      {[2, 4, 6, 8, 10, 12, 14, 16].map((count, at) => (
        <Stack key={count} x={44 + at * 52} count={count} />
      ))}
      <path d="M62 328v8M114 328v8M166 328v8M218 328v8M270 328v8M322 328v8M374 328v8M426 328v8" stroke={faint} />
      <path d={`M548 ${floor}v-12h64v12ZM558 302v-78h44v78Z`} />
      <Tube d="M580 208L546 88" w={36} />
      <Tube d="M546 88L426 46" w={30} />
      <Tube d="M426 46V66" w={24} />
      <Joint x={580} y={208} r={25} />
      <Joint x={546} y={88} r={21} />
      <Joint x={426} y={46} r={18} />
      <path d="M406 66h40v12h-40Z" />
      <path d="M408 92h36v12h-36Z" stroke={accent} />
      <path d="M396 78h18v7h-6v21h-12ZM456 78h-18v7h6v21h12Z" />
    </Drawing>
  );
}
