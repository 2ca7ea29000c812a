export const linkTones = ['accent', 'inherit'] as const
export type LinkTone = (typeof linkTones)[number]
