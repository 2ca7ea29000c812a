export const rewards = {
  'error.reward.dailyEntryLimit': 'You have made all your entries for today. Come back tomorrow.',
  'error.reward.exceededQuantity': 'There are not so many left. Choose a smaller quantity.',
  'error.reward.freeEntryPerDraw':
    'You have your one free entry for this draw. The next draw gives you another.',
  'error.reward.freeEntryTrace': 'One free entry per minute. Wait a moment and try again.',
  'error.reward.frequencyCapExceeded': 'You have reached the limit for this reward; try again tomorrow.',
  'error.reward.insufficientPoints':
    'You do not have enough points. Choose a smaller quantity, or earn more.',
  'error.reward.noActiveDraws': 'No draw is open for this reward. Look at the other rewards.',
  'error.reward.notAvailableForUser': 'This reward is not open to your account. Look at the other rewards.',
  'error.reward.overLimit': 'This is more than one player can redeem. Choose a smaller quantity.',
  'rewards.redeemSuccess': 'Your reward has been redeemed. You find it in your history.',
  'rewards.redeemed': 'Reward Redeemed!',
  'rewards.rewardUnavailable': 'This reward is not available. Look at the other rewards.',
} as const
