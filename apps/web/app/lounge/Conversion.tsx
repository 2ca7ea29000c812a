import { useConversion } from '@players-club/flow-hooks/lounge'
import { ConversionWidget } from '@players-club/ui/lounge/ConversionWidget'
import { clubDialog } from '../shell/clubDialog.tsx'

const LazyConversionDialog = clubDialog(
  () => import('@players-club/ui/lounge/ConversionDialog').then(module => module.ConversionDialog),
  ['loungePages'],
)

/** The conversion of points to tokens, with its dialog. */
export function Conversion() {
  const flow = useConversion()
  const { state, terms, points, most = 0, cost = 0, obstacle, error } = flow
  return (
    <>
      <ConversionWidget
        terms={terms}
        points={points}
        obstacle={obstacle}
        error={error}
        onOpen={flow.open}
        onPreload={LazyConversionDialog.preload}
        onReload={flow.refresh}
      />
      {terms && points !== undefined && (
        <LazyConversionDialog
          isOpen={state.at !== 'idle'}
          state={state}
          terms={terms}
          points={points}
          most={most}
          cost={cost}
          notice={flow.notice}
          onChoose={flow.choose}
          onConfirm={flow.confirm}
          onRetry={flow.retry}
          onClose={flow.close}
        />
      )}
    </>
  )
}
