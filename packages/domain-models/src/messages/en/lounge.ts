export const lounge = {
  'error.embed.invalidCode': 'This sign-in was used already or took too long. Sign in again.',
  'error.embed.unknownPartner': 'This site is not one of our partners. Open the Players Club to go on.',
  'error.redemption.frequencyCapExceeded': 'You have reached the limit for today. Please try again tomorrow.',
  'error.redemption.insufficientPoints': 'You do not have enough points for this. Choose fewer tokens.',
  'error.redemption.quantity': 'This amount cannot be converted. Choose one of the steps.',
} as const
