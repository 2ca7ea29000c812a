// Written by scripts/fonts.ts: the fallback's metrics, scaled to those of the family.
export const fontMetrics = {
  display: {
    sizeAdjust: '102.28%',
    ascentOverride: '90.92%',
    descentOverride: '26.40%',
    lineGapOverride: '0.00%',
  },
  text: {
    sizeAdjust: '100.92%',
    ascentOverride: '94.14%',
    descentOverride: '24.77%',
    lineGapOverride: '0.00%',
  },
  boldText: {
    sizeAdjust: '96.05%',
    ascentOverride: '98.90%',
    descentOverride: '26.03%',
    lineGapOverride: '0.00%',
  },
} as const
