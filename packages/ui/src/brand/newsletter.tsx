import { accent, Drawing, type DrawingProps, faint, ground } from './drawing.tsx';

/** Confirmation of a subscription: a drawing sheet out of its envelope, checked. */
export function NewsletterDrawing(props: DrawingProps) {
  return (
    <Drawing
      width={320}
      height={240}
      name="Subscription confirmed"
      description="A letter with a drawing on it comes out of its envelope, with a check mark."
      {...props}
    >
      <path d="M64 108L160 40l96 68v104H64Z" fill={ground} />
      <path d="M88 150V24H232V150L160 186Z" />
      <path d="M108 48h56M108 64h36M108 80h56" stroke={faint} />
      <circle cx="196" cy="76" r="20" fill="none" />
      <path d="M196 48v56M168 76h56" stroke={faint} strokeDasharray="10 4 2 4" />
      <path d="M108 124h28m16 0h28m16 0h16" stroke={faint} />
      <path d="M64 108L160 172L256 108V212H64Z" />
      <path d="M64 212L132 154M256 212L188 154" fill="none" />
      <circle cx="256" cy="196" r="28" stroke={accent} />
      <path d="M243 197l9 9 17-19" stroke={accent} fill="none" />
    </Drawing>
  );
}
