/**
 * The texts that a box cuts off, or that hang out of the one they stand in over what comes after. Whole in itself, so
 * that it can be run in a page of any browser test.
 */
export declare function textsThatDoNotFit(): string[];
