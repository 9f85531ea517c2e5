import { accent, Drawing, type DrawingProps, faint, ground, Joint, Label, rule, Tube } from './drawing.tsx';

/** Service card: a cobot's gripper brings the next blank to a lathe's three-jaw chuck. */
export function CncTendingDrawing(props: DrawingProps) {
  return (
    <Drawing
      width={480}
      height={320}
      name="CNC machine tending"
      description="Seen along the spindle: a three-jaw chuck holds a turned part of 52 mm diameter while a cobot waits beside it with the next blank; more blanks stand on a tray."
      {...props}
    >
      <path d="M8 300H472" />
      <rect x="16" y="20" width="244" height="280" rx="10" />
      <rect x="30" y="34" width="216" height="252" rx="6" fill={ground} />
      {/* chuck, jaws, part */}
      <circle cx="132" cy="166" r="88" />
      <circle cx="132" cy="166" r="78" stroke={rule} fill="none" />
      {[0, 120, 240].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 132 166)`}>
          <path d="M116 92h32v30h-5v20h-22v-20h-5Z" />
          <circle cx="132" cy="107" r="5" fill={ground} />
          <circle cx="132" cy="230" r="4" fill={ground} />
        </g>
      ))}
      <circle cx="132" cy="166" r="26" stroke={accent} />
      <circle cx="132" cy="166" r="9" stroke={accent} fill={ground} />
      <path d="M122 190L98 270H38" stroke={accent} fill="none" />
      <Label x={38} y={263} size={16} fill={accent} anchor="start">
        Ø52 h6
      </Label>
      {/* tray of blanks */}
      <path d="M290 246v-26h22v26M322 246v-26h22v26M354 246v-26h22v26" />
      <path d="M280 246h106v16H280Z" />
      <path d="M292 262v38M374 262v38" stroke={faint} />
      {/* cobot */}
      <path d="M406 300v-10h64v10ZM416 290v-52h44v52Z" />
      <Tube d="M438 222L404 96" w={36} />
      <Tube d="M404 96L318 130" w={30} />
      <Tube d="M318 130V152" w={26} />
      <Joint x={438} y={222} r={25} />
      <Joint x={404} y={96} r={21} />
      <Joint x={318} y={130} r={18} />
      <path d="M300 152h36v16h-36Z" />
      <circle cx="318" cy="192" r="15" stroke={accent} />
      <path d="M293 168h18v8h-9v30h-9ZM343 168h-18v8h9v30h9Z" />
    </Drawing>
  );
}
