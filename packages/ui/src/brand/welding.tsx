import { accent, body, Drawing, type DrawingProps, faint, ground, ink, Joint, Label, Tube } from './drawing.tsx';

/** Service card: a welding cobot lays a fillet on a tee joint clamped to a modular table. */
export function WeldingDrawing(props: DrawingProps) {
  return (
    <Drawing
      width={480}
      height={320}
      name="Robotic welding"
      description="A cobot holds a torch at 45 degrees to the corner of a tee joint, which is clamped on a welding table. One fillet is being laid, the other carries its weld symbol, size 5."
      {...props}
    >
      <path d="M8 300H472" />
      {/* table with its grid of holes */}
      <path d="M186 262v38h18v-38M444 262v38h18v-38" />
      <path d="M172 236h300v26H172Z" />
      <path d="M190 249h6m18 0h6m18 0h6m18 0h6m18 0h6m18 0h6m18 0h6m18 0h6m18 0h6m18 0h6m18 0h6" stroke={faint} />
      {/* tee joint, finished fillet, fillet in work */}
      <path d="M236 222h196v14H236ZM332 136h14v86h-14Z" />
      <path d="M347 207l15 15h-15Z" fill={ink} />
      <path d="M331 207l-15 15h15Z" fill={accent} stroke={accent} />
      {/* clamp */}
      <path d="M424 236V176h14v60ZM388 176h50v12h-50ZM394 188v22h12v-22M388 210h24v12h-24Z" />
      {/* weld symbol */}
      <path d="M358 214l24-74h74M400 140v20l20-20" fill="none" />
      <path d="M358 214l.6-11 7 2.3Z" fill={ink} />
      <Label x={392} y={159} size={18} fill={ink} anchor="end">
        5
      </Label>
      {/* cobot */}
      <path d="M40 300v-10h72v10ZM50 290v-70h52v70Z" />
      <path d="M214 92C196 20 120 12 100 78C88 118 40 130 36 180V236h-14" fill="none" stroke={faint} />
      <Tube d="M76 204L112 84" w={36} />
      <Tube d="M112 84L216 104" w={30} />
      <Joint x={76} y={204} r={25} />
      <Joint x={112} y={84} r={21} />
      {/* torch: body, swan neck, nozzle, wire */}
      <Tube d="M216 104L240 116Q262 126 276 154L288 178" w={15} />
      <Joint x={216} y={104} r={18} />
      <g transform="translate(318 212) rotate(-45)">
        <path d="M0-4V-22" />
        <path d="M-9-22l-3-32h24l-3 32Z" fill={body} />
      </g>
      {/* angle */}
      <path d="M252 220A72 72 0 0 1 264 176" fill="none" stroke={accent} />
      <Label x={240} y={200} size={18} fill={accent}>
        45°
      </Label>
      {/* arc */}
      <path d="M302 214l-10-2M306 226l-8 4M322 196l3-9" stroke={accent} fill={ground} />
    </Drawing>
  );
}
