import type { ReactNode } from 'react';
import { accent, Drawing, type DrawingProps, faint, ground, Joint, rule, Tube } from './drawing.tsx';

/** Which page the drawing is for; `browser` is the page for a browser without 3D graphics. */
export type ErrorDrawingCode = 404 | 403 | 500 | 'browser';

/** 404: the gripper came, the fixture is empty. */
const missing = (
  <>
    <path d="M20 220H340M110 196h140v24H110Z" />
    <path d="M124 196v-26h18v14h76v-14h18v26Z" />
    <path d="M122 208h6m16 0h6m16 0h6m16 0h6m16 0h6m16 0h6" stroke={faint} />
    <path d="M152 148h56v34h-56Z" fill="none" stroke={accent} strokeDasharray="7 6" />
    <Tube d="M400-10L180 34V62" w={28} />
    <Joint x={180} y={34} r={18} />
    <path d="M150 62h60v20h-60Z" />
    <path d="M138 82h30v10h-14v40h-16ZM222 82h-30v10h14v40h16Z" />
  </>
);

/** 403: the gate of the cell is shut and interlocked. */
const forbidden = (
  <>
    <path d="M20 220H340" />
    <path d="M34 220V36H158V220M202 220V36H326V220M158 220V36H202V220" fill="none" />
    <path
      d="M34 60H158M34 84H158M34 108H158M34 132H158M34 156H158M34 180H158M34 204H158M58 36V220M82 36V220M106 36V220M130 36V220M202 60H326M202 84H326M202 108H326M202 132H326M202 156H326M202 180H326M202 204H326M230 36V220M254 36V220M278 36V220M302 36V220"
      stroke={rule}
    />
    <path d="M34 36H158V220H34ZM202 36H326V220H202Z" fill="none" />
    <path d="M158 36H202V220H158Z" fill={ground} />
    <path d="M164 116V98a16 16 0 0 1 32 0v18" fill="none" stroke={accent} />
    <rect x="152" y="116" width="56" height="44" rx="4" stroke={accent} />
    <path d="M180 132v12" stroke={accent} />
    <circle cx="180" cy="56" r="6" stroke={accent} />
  </>
);

/** 500: the plug is out. */
const unplugged = (
  <>
    <path d="M20 220H340" />
    <path d="M44 220v-10h64v10ZM54 210v-46h44v46Z" />
    <Tube d="M76 146L56 76" w={34} />
    <Tube d="M56 76L122 112V148" w={26} />
    <Joint x={76} y={146} r={23} />
    <Joint x={56} y={76} r={19} />
    <Joint x={122} y={112} r={16} />
    <path d="M106 148h32v14h-32ZM104 162h12v26h-8ZM140 162h-12v26h8Z" />
    <path d="M98 196H150q18 0 18-18V146q0-18 18-18h6" fill="none" />
    <path d="M192 114h26v28h-26ZM218 120h14M218 136h14" />
    <path d="M262 114h26v28h-26ZM288 128h14q18 0 18 18V220" fill="none" />
    <path d="M262 114h26v28h-26Z" />
    <path d="M240 98l6-14M248 104l12-12M240 158l6 14M248 152l12 12" stroke={accent} />
  </>
);

/** Browser: the screen shows its axes, the solid stays dashed. */
const flat = (
  <>
    <rect x="60" y="24" width="240" height="156" rx="8" />
    <rect x="74" y="38" width="212" height="128" rx="4" fill={ground} />
    <path d="M160 180l-6 32h52l-6-32ZM124 212h112" />
    <path d="M180 56l44 22v44l-44 22-44-22V78ZM136 78l44 22 44-22M180 100v44" stroke={accent} fill="none" strokeDasharray="7 6" />
    <path d="M90 150v-22M90 150h22M90 150l12-10" stroke={faint} />
  </>
);

const sheets: Record<ErrorDrawingCode, { name: string; description: string; lines: ReactNode }> = {
  404: { name: 'Nothing in the fixture', description: 'A gripper reaches for a part that is not in the vise.', lines: missing },
  403: { name: 'The gate is locked', description: 'The gate of a fenced cell, shut and locked.', lines: forbidden },
  500: { name: 'The plug is out', description: 'A robot hangs its arm: the plug of its cable is pulled.', lines: unplugged },
  browser: { name: 'No 3D graphics', description: 'A screen on which a solid stays a dashed outline.', lines: flat },
};

/** The small picture of an error page. */
export function ErrorDrawing({ code, ...rest }: DrawingProps & { code: ErrorDrawingCode }) {
  const { name, description, lines } = sheets[code];
  return (
    <Drawing width={360} height={236} name={name} description={description} {...rest}>
      {lines}
    </Drawing>
  );
}
