import { lookBack, readRadar } from '@laurel/contract/recognition/radar.ts'
import type { ResponseOf } from '@laurel/contract/wire/call.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { Page } from '../../app/shell/Page.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { RadarNote } from './RadarNote.tsx'
import { SignalCard } from './SignalCard.tsx'

const pollMilliseconds = 1_500

/** The signals of the radar: what each would have found, from which share on, and whether it is on. */
export const SignalsPage = () => {
  const text = useText()
  const radar = useAnswer(readRadar, after => ({ query: after }))
  const { data, refetch } = radar
  const isLooking = data?.is_looking ?? false
  useEffect(() => {
    if (!isLooking) return
    const timer = setInterval(() => void refetch(), pollMilliseconds)
    return () => clearInterval(timer)
  }, [isLooking, refetch])
  return (
    <Page
      title={text('radar.signalsTitle')}
      lead={text('radar.signalsLead')}
      crumb={{ path: '/recognition/radar', label: 'places.radar' }}
    >
      <NotLoaded of={radar} columns={2} />
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5, '& > *': { minWidth: 0 } }}>
          <Look radar={data} />
          {data.looked_at !== null &&
            data.signals.map(signal => (
              <SignalCard
                key={`${signal.signal} ${signal.threshold}`}
                signal={signal}
                lookedAt={data.looked_at ?? ''}
              />
            ))}
          <RadarNote />
        </Box>
      )}
    </Page>
  )
}

const Look = ({ radar }: { readonly radar: ResponseOf<typeof readRadar> }) => {
  const text = useText()
  const formats = useFormats()
  const { looked_at, is_looking } = radar
  const { perform, isRunning } = useAct(
    (_input: undefined, act) => act(lookBack, {}),
    text('radar.lookStarted'),
  )
  const button = (
    <Button
      variant={looked_at === null ? 'contained' : 'outlined'}
      loading={isRunning || is_looking}
      onClick={() => void perform(undefined)}
    >
      {text(looked_at === null ? 'radar.lookBack' : 'radar.lookAgain')}
    </Button>
  )
  if (looked_at === null)
    return (
      <Card>
        <EmptyState
          title={text('radar.lookBackTitle')}
          sentence={text(is_looking ? 'radar.looking' : 'radar.lookBackSentence')}
          action={button}
        />
      </Card>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Typography color="text.secondary" role="status">
        {is_looking ? text('radar.looking') : text('radar.lookedAt', { ago: formats.ago(looked_at) })}
      </Typography>
      {button}
    </Box>
  )
}
