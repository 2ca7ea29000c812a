import type { Visitor } from './Visitor.ts'
import { expect, test } from './walk.ts'

const GAME = '[role="dialog"] iframe'

/** Whether the game waits for its player. */
function turnOf(): 'ready' | 'busy' | 'over' {
  const button = document.querySelector<HTMLButtonElement>('#act')
  if (!button || button.hidden) return 'over'
  return button.disabled || button.ariaDisabled ? 'busy' : 'ready'
}

async function playOut(game: Visitor): Promise<void> {
  const turn = () => game.run(turnOf, null)
  for (;;) {
    await expect.poll(turn).not.toBe('busy')
    if ((await turn()) === 'over') return
    await game.click('button', 'Spin')
  }
}

test('a player takes the daily bonus, converts points, plays a game to its end and enters a drawing', async ({
  visitor,
}) => {
  await visitor.open('/login?from=%2Flucky-lounge')
  await visitor.signIn('verified@players.example')
  await visitor.arrivesAt('/lucky-lounge')
  await visitor.click('button', 'Claim')
  await visitor.finds('link', '5,050 Tokens')

  await visitor.open('/lucky-lounge/store')
  await visitor.click('button', 'Convert points')
  await visitor.finds('dialog', 'Convert points into tokens')
  await visitor.press('slider', 'Tokens', 'ArrowRight')
  await visitor.click('button', 'Convert 200 points')
  await visitor.finds('dialog', 'Your tokens are here')
  await visitor.click('button', 'Done')
  await visitor.finds('link', '5,070 Tokens')

  await visitor.open('/lucky-lounge/game/801')
  await visitor.click('radio', '10 tokens')
  await visitor.click('button', 'Play for prizes')
  await visitor.finds('dialog', 'Monsoon Reels')
  const game = visitor.inFrame(GAME)
  await game.finds('button', 'Spin')
  await playOut(game)
  await game.click('button', 'Back to the club')
  await visitor.finds('button', 'Play for prizes')

  await visitor.open('/lucky-lounge/reward/201')
  await visitor.click('button', 'Redeem')
  await visitor.click('button', 'Redeem 250 tokens')
  await visitor.finds('dialog', 'You are in!')
  await visitor.click('button', 'Done')
  await visitor.open('/lucky-lounge/history')
  await visitor.finds('row', 'Monsoon Reels')
})
