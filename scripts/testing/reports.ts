/** Every suite leaves a JSON report beside what it prints; `npm test` adds them up. */
export const reports = (name: string): ['default', ['json', { outputFile: string }]] => [
  'default',
  ['json', { outputFile: `reports/${name}.json` }],
]
