import type { Activity } from './Activity.ts'
import type { CodeRedemption } from './codeRedemption.ts'
import type { UploadContent } from './uploadContent.ts'
import type { ActivityStatus } from './creditedActivities.ts'
import type { DigitalGame, DigitalGamePlay } from './digitalGame.ts'

/** The activity for a complete profile, which can still be earned. */
export const openProfileActivity: ActivityStatus = {
  key: 'complete-profile',
  points: 500,
  limitReached: false,
}

/** The activity for promotional mails, which has been earned. */
export const doneEmailActivity: ActivityStatus = {
  key: 'promotions-email-opt-in',
  points: 250,
  limitReached: true,
}

const plain = {
  videoUrl: null,
  externalLink: null,
  bonusAmount: 0,
  bonusCampaigns: [],
  termsRequired: false,
  termsLink: null,
  visibilityWeb: true,
  navigateTo: null,
  frequencyCap: null,
  extraData: [],
}

/** An activity that earns points for visiting a partner's page, with bonus campaigns. */
export const linkActivity: Activity = {
  ...plain,
  id: 1,
  key: 'desert-museum-visit',
  type: 'VIEW_URL',
  title: 'A look at the desert museum',
  description: 'See what our partner shows this month.',
  imageUrl: '/media/api/file/activities/desert-museum-visit.svg',
  externalLink: 'https://partner.example/',
  amount: 50,
  bonusAmount: 25,
  bonusCampaigns: [
    {
      id: 1,
      name: 'Museum month',
      description: '25 points more for each visit.',
      bonusAmount: 25,
      start: '2026-11-01T07:00:00Z',
      end: '2026-12-01T07:00:00Z',
    },
  ],
}

/** An activity that earns points for a promo code. */
export const promoCodeActivity: Activity = {
  ...plain,
  id: 2,
  key: 'radio-code',
  type: 'PROMO_CODE',
  title: 'The code from the radio',
  description: 'A new code every week, between the songs.',
  imageUrl: '/media/api/file/activities/radio-code.svg',
  amount: 200,
  termsLink: '/media/terms_conditions',
}

/** An activity that earns points for a photo, and whose terms have to be accepted. */
export const uploadActivity: Activity = {
  ...plain,
  id: 4,
  key: 'lucky-spot',
  type: 'UPLOAD_CONTENT',
  title: 'Show us your lucky spot',
  description: 'A photo of the place where you scratch your tickets.',
  imageUrl: '/media/api/file/activities/lucky-spot.svg',
  amount: 300,
  termsRequired: true,
  termsLink: '/media/terms_conditions',
}

/** An activity that earns points for answering a poll. */
export const pollActivity: Activity = {
  ...plain,
  id: 5,
  key: 'season-poll',
  type: 'POLL',
  title: 'Which season is yours?',
  description: 'One question, one answer.',
  imageUrl: '/media/api/file/activities/season-poll.svg',
  amount: 50,
}

/** An activity that earns points for entering tickets of several games. */
export const collectAllActivity: Activity = {
  ...plain,
  id: 16,
  key: 'monsoon-five',
  type: 'COLLECT_ALL',
  title: 'Collect them all: monsoon season',
  description: 'Enter one ticket of each of five games.',
  imageUrl: '/media/api/file/activities/monsoon-five.svg',
  amount: 1000,
}

/** As a player sees it who has nothing more to earn from it. */
export const reachedActivity: Activity = {
  ...linkActivity,
  id: 17,
  key: 'club-news',
  title: 'News for regulars',
  bonusAmount: 0,
  bonusCampaigns: [],
  frequencyCap: { limitReached: true, remaining: 0, count: 1 },
}

/** What the activity for a photo accepts: pictures up to five megabytes. */
export const photoContent: UploadContent = {
  id: 4,
  contentType: 'IMAGE',
  contentConfig: { allowedExtensions: 'jpg,jpeg,png,gif,svg', maxFileSize: 5 },
}

/** A promo code that brought 200 points. */
export const redeemedCode: CodeRedemption = {
  numPoints: 200,
  campaignName: 'The code from the radio',
  errorKey: null,
  detail: null,
}

/** A digital game for points that can also be played for fun. */
export const spinGame: DigitalGame = {
  key: 'saguaro-spin',
  gameId: 'SAGUARO_SPIN',
  playForFun: true,
  prizeType: 'LOYALTY_POINTS',
  prizes: [
    { amount: 0, weight: 60 },
    { amount: 50, weight: 30 },
    { amount: 100, weight: 9 },
    { amount: 500, weight: 1 },
  ],
}

/** A play of the digital game that has begun and whose outcome is fixed. */
export const spinPlay: DigitalGamePlay = {
  digitalRevealToken: 'reveal-1',
  baseAmount: 100,
  prizeType: 'LOYALTY_POINTS',
}
