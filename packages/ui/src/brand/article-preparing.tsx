import { accent, Dimension, Drawing, type DrawingProps, faint, ground, Joint, Label, rule, Tube } from './drawing.tsx';

/** Preparing a shop: the bay in plan, with its drops, its aisle and the robot's reach. */
export function FloorPlanDrawing(props: DrawingProps) {
  return (
    <Drawing
      width={640}
      height={360}
      name="A machine bay prepared for a robot, plan"
      description="Floor plan: a machining center against the wall with its chip conveyor, a robot cart in front of its door, power and air drops marked, and a walkway of 1220 mm kept clear."
      {...props}
    >
      {/* walls */}
      <path d="M20 20H620V34H34V340H20Z" />
      <path d="M428 20H508V34H428Z" fill={ground} />
      <path d="M428 34V114A80 80 0 0 0 508 34" stroke={faint} fill="none" />
      {/* machine with conveyor and control */}
      <path d="M104 54H300V164H104ZM60 84H104V134H60ZM264 164H300V182H264Z" />
      <path d="M132 164v-44h116v44M104 134l-44-50M104 84L60 134" fill="none" />
      <path d="M140 128h100" stroke={rule} />
      {/* reach */}
      <path d="M60 262A132 132 0 0 1 322 232" stroke={accent} strokeDasharray="10 8" fill="none" />
      {/* cart and robot */}
      <path d="M148 210H236V294H148ZM236 222h66v60h-66Z" />
      <path d="M246 232h16v16h-16ZM274 232h16v16h-16ZM246 258h16v16h-16ZM274 258h16v16h-16Z" stroke={rule} />
      <Tube d="M192 250L240 196" w={28} />
      <Tube d="M240 196L194 148" w={22} />
      <Joint x={192} y={250} r={22} />
      <Joint x={240} y={196} r={16} />
      <path d="M180 132h26v18h-26Z" />
      {/* drops */}
      <circle cx="342" cy="54" r="12" stroke={accent} />
      <path d="M344 46l-5 9h6l-4 8" stroke={accent} fill="none" />
      <circle cx="382" cy="54" r="12" stroke={accent} />
      <path d="M375 52q4-5 7 0t7 0M375 59q4-5 7 0t7 0" stroke={accent} fill="none" />
      {/* walkway */}
      <path d="M396 114V340M512 114V340" stroke={faint} strokeDasharray="14 8" />
      <Dimension x1={396} x2={512} y={208}>
        1220
      </Dimension>
      <Label x={454} y={322} size={20}>
        walkway
      </Label>
      {/* neighbour: bench and rack */}
      <path d="M548 130H620V330H548ZM548 180h72M548 230h72M548 280h72" />
    </Drawing>
  );
}
