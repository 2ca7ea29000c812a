export const skeletonShapes = ['text', 'heading', 'picture', 'pill', 'ticket'] as const
export type SkeletonShape = (typeof skeletonShapes)[number]
