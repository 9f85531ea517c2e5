import { accent, Drawing, type DrawingProps, faint, ground, Label, rule, Tube } from './drawing.tsx';

/** Choosing a welding cobot: the torch at work, close up. */
export function TorchDrawing(props: DrawingProps) {
  return (
    <Drawing
      width={640}
      height={360}
      name="Torch over a fillet, side view"
      description="A torch leans back 12 degrees from the vertical and pushes along the joint to the right, with 15 millimeters from contact tip to work; a rippled bead lies behind it."
      {...props}
    >
      <path d="M20 132H620V272H20Z" fill={ground} stroke={rule} />
      <path d="M20 272H620V308H20Z" />
      {/* bead with its ripples */}
      <path d="M48 272q0-16 16-16H338q14 2 20 16Z" />
      <path
        d="M78 258q10 6 8 14M102 258q10 6 8 14M126 258q10 6 8 14M150 258q10 6 8 14M174 258q10 6 8 14M198 258q10 6 8 14M222 258q10 6 8 14M246 258q10 6 8 14M270 258q10 6 8 14M294 258q10 6 8 14"
        stroke={faint}
        fill="none"
      />
      <path d="M338 256q14 2 20 16h-34q4-8 14-16Z" stroke={accent} fill={accent} />
      {/* torch */}
      <path d="M360 268V36" stroke={faint} strokeDasharray="10 6" />
      <path d="M334 98Q346 94 360 94" stroke={accent} fill="none" transform="translate(-12 -36)" />
      <g transform="translate(360 270) rotate(-12)">
        <path d="M0-4V-74" />
        <path d="M-8-74h16v-20h-16Z" />
        <path d="M-22-84h44l6 102h-56Z" transform="translate(0-102)" />
        <Tube d="M0-200V-214Q0-262-70-268H-140" w={34} />
        <path d="M-22-186h44v-14h-44Z" />
      </g>
      <Label x={374} y={64} size={20} anchor="start" fill={accent}>
        12°
      </Label>
      {/* contact tip to work */}
      <path d="M354 197H470" stroke={faint} />
      <path d="M458 197V272M452 203l12-12M452 278l12-12" stroke={accent} />
      <Label x={472} y={240} size={20} anchor="start" fill={accent}>
        15 tip to work
      </Label>
      {/* arc and travel */}
      <path d="M372 262l12-6M376 244l6-12M380 270h14" stroke={accent} />
      <path d="M240 332H390l-10-6m10 6-10 6" stroke={faint} fill="none" />
      <Label x={228} y={337} anchor="end" size={20}>
        travel, pushing
      </Label>
    </Drawing>
  );
}
