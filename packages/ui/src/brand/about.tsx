import { accent, Drawing, type DrawingProps, faint, ground, ink, Label } from './drawing.tsx';

const parts = [
  { at: 62, name: 'Flange, ISO 9409-1' },
  { at: 186, name: 'Tool changer' },
  { at: 316, name: 'Gripper' },
  { at: 442, name: 'Jaws, cut to the part' },
  { at: 540, name: 'Part' },
];

/** About section: an exploded view of an end effector, with its parts list. */
export function AboutDrawing(props: DrawingProps) {
  return (
    <Drawing
      width={600}
      height={400}
      name="End effector, exploded view"
      description={`In order along one axis: ${parts.map((part) => part.name).join('; ')}.`}
      {...props}
    >
      <path d="M8 190H592" stroke={faint} strokeDasharray="22 6 4 6" />
      {/* wrist with flange */}
      <path d="M20 140H66V240H20q-8-50 0-100ZM66 152h14v76H66ZM80 174h8v32h-8Z" />
      <path d="M46 140v100" fill="none" />
      {/* tool changer, both halves */}
      <path d="M148 150h30v80h-30ZM178 176h10v28h-10ZM200 150h30v80h-30ZM136 174h12v32h-12Z" />
      <path d="M158 164h8m-8 52h8M210 164h8m-8 52h8" stroke={faint} />
      <path d="M206 230v16h18v-16" />
      {/* gripper body */}
      <path d="M268 138h86v104h-86ZM354 146h20v34h-20ZM354 200h20v34h-20Z" />
      <path d="M284 156h40M284 168h24" stroke={faint} />
      <circle cx="298" cy="212" r="14" fill={ground} />
      <path d="M298 204v8l6 5" fill="none" />
      {/* jaws */}
      <path d="M410 146h22v10h44v14h-24v10h-42ZM410 234h22v-10h44v-14h-24v-10h-42Z" />
      {/* part */}
      <path d="M512 164h16v-8h22v8h16v52h-16v8h-22v-8h-16ZM528 164v52M550 164v52" stroke={accent} />
      {/* balloons */}
      {parts.map(({ at }, index) => (
        <g key={at}>
          <path d={`M${at} 136V92`} stroke={faint} />
          <circle cx={at} cy="74" r="18" stroke={index === 4 ? accent : ink} />
          <Label x={at} y={80.5} fill={index === 4 ? accent : ink}>
            {index + 1}
          </Label>
        </g>
      ))}
      {/* parts list */}
      <path d="M20 282H580V382H20ZM20 315.5H580M20 348.5H580M300 282V382M52 282V382M332 282V382" strokeWidth="1" fill="none" />
      {parts.map(({ at, name }, index) => {
        const left = index < 3 ? 20 : 300;
        const line = 304 + (index % 3) * 33.3;
        return (
          <g key={at}>
            <Label x={left + 16} y={line}>
              {index + 1}
            </Label>
            <Label x={left + 44} y={line} anchor="start" fill={ink}>
              {name}
            </Label>
          </g>
        );
      })}
      <Label x={344} y={370.6} anchor="start">
        EOAT 014, sheet 1 of 3
      </Label>
    </Drawing>
  );
}
