import { accent, Drawing, type DrawingProps, faint, ground, Joint, Label, rule, Tube } from './drawing.tsx';

/** Safety of collaborative cells: the separation that has to be kept, in plan. */
export function SeparationDrawing(props: DrawingProps) {
  return (
    <Drawing
      width={640}
      height={360}
      name="Protective separation distance, plan"
      description="Seen from above: a robot beside a machine, its reach as a solid circle, and around it a dashed circle at the separation distance S, which a walking person is about to cross."
      {...props}
    >
      <circle cx="270" cy="180" r="166" fill={ground} stroke={accent} strokeDasharray="10 8" />
      <circle cx="270" cy="180" r="100" stroke={faint} fill="none" />
      {/* machine and table */}
      <path d="M24 84H150V276H24ZM150 130h16v100h-16Z" />
      <path d="M40 100h60v160H40ZM118 104h18M118 116h18" fill="none" stroke={faint} />
      <path d="M212 236H328V316H212Z" />
      <path
        d="M226 252h20v20h-20ZM260 252h20v20h-20ZM294 252h20v20h-20ZM226 286h20v20h-20ZM260 286h20v20h-20ZM294 286h20v20h-20Z"
        stroke={rule}
      />
      {/* robot from above */}
      <path d="M232 142h76v76h-76Z" />
      <Tube d="M270 180L318 120" w={32} />
      <Tube d="M318 120L248 98L210 128" w={24} />
      <Joint x={270} y={180} r={24} />
      <Joint x={318} y={120} r={18} />
      <Joint x={248} y={98} r={14} />
      <path d="M196 122l16 20-12 10-16-20Z" stroke={accent} />
      {/* person */}
      <g transform="translate(500 180)">
        <path d="M-16 40Q-34 44-40 30M-14-42Q-30-46-38-36" fill="none" />
        <ellipse rx="20" ry="48" />
        <circle r="18" cx="-4" />
        <path d="M-20-7l-6 7 6 7" fill="none" />
      </g>
      <path d="M592 180H546l10-6m-10 6 10 6" stroke={faint} fill="none" />
      <Label x={600} y={186} size={20} anchor="start">
        v
      </Label>
      {/* S */}
      <path d="M370 180H436M370 168v24M436 168v24M364 186l12-12M430 186l12-12" stroke={accent} />
      <Label x={403} y={164} size={18} fill={accent}>
        S
      </Label>
    </Drawing>
  );
}
