/** The one thing that the prerender takes from jsdom, which brings no types. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string);
    readonly window: import('dompurify').WindowLike;
  }
}
