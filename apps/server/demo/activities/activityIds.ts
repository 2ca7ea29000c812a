/** The activities of the demo world: rows that belong to one of them refer to it by these ids. */
export const ACTIVITY_IDS = {
  museumVisit: 1,
  radioCode: 2,
  codeRedemption: 3,
  luckySpot: 4,
  seasonPoll: 5,
  jackpotPoll: 6,
  completeProfile: 7,
  emailSignUp: 8,
  inviteFriends: 9,
  desertQuiz: 10,
  /** Earns only when all answers are right. */
  oddsQuiz: 11,
  /** Of version one; may be answered again. */
  clubSurvey: 12,
  /** Of version two. */
  gamesSurvey: 13,
  copperWheel: 14,
  /** Portrait mode only. */
  saguaroDrop: 15,
  monsoonFive: 16,
  clubNews: 17,
  springFestival: 18,
} as const
export type ActivityName = keyof typeof ACTIVITY_IDS
