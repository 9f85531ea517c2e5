import { accent, Dimension, Drawing, type DrawingProps, faint, ground, ink, Joint, Label, rule, Tube } from './drawing.tsx';

/** The picture of the home page: a cobot on a drawer cart tends a machining center, its reach drawn and dimensioned. */
export function HeroCellDrawing(props: DrawingProps) {
  return (
    <Drawing
      width={640}
      height={540}
      name="Machine tending cell, elevation"
      description="A cobot on a cart with drawers of parts reaches into the open door of a machining center. A dashed arc shows its work envelope of 1300 mm; the vise is 1050 mm from the robot's axis."
      {...props}
    >
      {/* floor */}
      <path d="M8 464H632" />
      <path
        d="M24 476l12-12M64 476l12-12M104 476l12-12M144 476l12-12M184 476l12-12M224 476l12-12M264 476l12-12M304 476l12-12M344 476l12-12M384 476l12-12M424 476l12-12M464 476l12-12M504 476l12-12M544 476l12-12M584 476l12-12"
        stroke={rule}
      />
      {/* machining center: cabinet, door opening, window of the slid door, control */}
      <path d="M20 452V92q0-12 12-12H252q12 0 12 12V452Z" />
      <path d="M20 124H264M20 384H264M36 452v12M248 452v12" fill="none" />
      <rect x="98" y="144" width="148" height="220" rx="6" fill={ground} />
      <rect x="36" y="144" width="46" height="76" rx="4" fill={ground} />
      <path d="M44 158h30M44 168h20M44 178h26" stroke={faint} />
      <path d="M44 200h4m8 0h4m8 0h4M40 244h38M40 260h38M40 276h38" stroke={faint} />
      <circle cx="59" cy="312" r="11" stroke={accent} />
      <Label x={40} y={109} size={18} fill={ink} anchor="start">
        VMC 3
      </Label>
      <path d="M226 102h14" stroke={accent} strokeWidth="6" />
      {/* spindle, tool and vise */}
      <g transform="translate(12)">
        <path d="M146 145h64v36h-10v20h-12v14h-20v-14h-12v-20h-10Z" />
        <path d="M146 181h64M156 201h44M174 215v18l4 8 4-8v-18" />
        <path d="M94 340h132v23H94Z" />
        <path d="M132 340v-30h22v16h48v-16h22v30Z" />
        <path d="M102 352h6m14 0h6m14 0h6m14 0h6m14 0h6m14 0h6" stroke={faint} />
      </g>
      {/* work envelope */}
      <path d="M143 240A265 265 0 0 1 616 123" fill="none" stroke={accent} strokeDasharray="10 8" />
      <path d="M415 259L448 188M463 155L512 51" stroke={accent} fill="none" />
      <path d="M516 42l-1.5 12.6-7.2-3.4Z" stroke={accent} fill={accent} />
      <Label x={457} y={178} size={20} fill={accent}>
        R 1300
      </Label>
      {/* cart: frame, drawers, castors */}
      <path d="M344 336H472V440H344Z" />
      <path d="M344 370h128M344 405h128M396 387h24M396 422h24M396 353h24" fill="none" />
      <circle cx="362" cy="452" r="11" />
      <circle cx="454" cy="452" r="11" />
      {/* the open drawer with its blanks and finished parts */}
      <path d="M486 376v-20h22v20M516 376v-20h22v20M546 376v-20h22v20" />
      <path d="M576 376v-20h22v20" stroke={accent} />
      <path d="M472 376H612v26H472Z" />
      <path d="M612 382h10v14h-10" fill="none" />
      {/* cobot: base, upper arm, forearm, wrist, gripper with the part */}
      <path d="M376 336v-8h56v8ZM384 328v-26h40v26Z" />
      <Tube d="M404 282L342 168" w={34} />
      <Tube d="M342 168L236 214" w={28} />
      <Tube d="M236 214L218 256" w={24} />
      <Joint x={404} y={282} r={24} />
      <Joint x={342} y={168} r={20} />
      <Joint x={236} y={214} r={17} />
      <g transform="translate(218 256) rotate(23)">
        <path d="M-15 0h30v15h-30Z" />
        <path d="M-10 27h20v22h-20Z" stroke={accent} />
        <path d="M-19 15h14v8h-5v20h-9ZM19 15h-14v8h5v20h9Z" />
      </g>
      {/* dimension */}
      <path d="M190 364v142M404 440v66" stroke={faint} strokeDasharray="2 7" />
      <Dimension x1={190} x2={404} y={512}>
        1050
      </Dimension>
    </Drawing>
  );
}
