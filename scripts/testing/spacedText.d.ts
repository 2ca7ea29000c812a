/** What a reader may do to every text (WCAG 1.4.12), and nothing may be lost by it. */
export declare const SPACED_TEXT = "\n  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }\n  p { margin-block-end: 2em !important; }\n";
/** Looks at the page with its texts set wide. */
export declare function withSpacedText<Found>(look: () => Found): Found;
