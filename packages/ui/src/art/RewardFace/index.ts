export { RewardFace, rewardMotifNames } from './RewardFace.tsx'
export type { RewardMotif, RewardFaceProps } from './RewardFace.tsx'
