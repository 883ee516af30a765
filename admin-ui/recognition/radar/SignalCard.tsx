import { type Signal, setRadarSignal } from '@laurel/contract/recognition/radar.ts'
import { thresholdMin } from '@laurel/ledger/radar/vocabulary.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { RefusalLine } from '../../elements/action/RefusalLine.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { SettingSwitch } from '../../elements/form/SettingSwitch.tsx'
import { useText } from '../../messages/useText.ts'
import { BackTest } from './BackTest.tsx'

type SignalCardProps = { readonly signal: Signal; readonly lookedAt: string }

type Chosen = Pick<Signal, 'is_on' | 'threshold'>

/** A signal: what it means, from which share it finds something, what that would have found, and its switch. */
export const SignalCard = ({ signal: { signal, is_on, threshold, proposed }, lookedAt }: SignalCardProps) => {
  const text = useText()
  const heading = useId()
  const [shown, setShown] = useState<number>(threshold)
  const [tried, setTried] = useState<number>(threshold)
  const name = text(`radar.names.${signal}`)
  const { perform, isRunning, refusal } = useAct(
    (body: Chosen, act) => act(setRadarSignal, { params: { signal }, body }),
    text('radar.saved'),
  )
  return (
    <Card component="section" aria-labelledby={heading} sx={{ padding: { xs: 2, sm: 3 } }}>
      <Box sx={layout}>
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 }}>
          <Box>
            <Typography variant="h3" component="h2" id={heading}>
              {name}
            </Typography>
            <Typography color="text.secondary" sx={{ marginTop: 0.5 }}>
              {text(`radar.explains.${signal}`)}
            </Typography>
          </Box>
          <Box>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Typography sx={{ fontWeight: 550 }}>{text('radar.threshold')}</Typography>
              <Typography sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
                {text('radar.percent', { share: shown })}
              </Typography>
            </Box>
            <Slider
              value={shown}
              min={thresholdMin}
              max={100}
              step={5}
              getAriaLabel={() => text('radar.thresholdOf', { signal: name })}
              getAriaValueText={value => text('radar.percent', { share: value })}
              onChange={(_event, value) => setShown(Number(value))}
              onChangeCommitted={(_event, value) => setTried(Number(value))}
            />
            <Typography variant="body2" color="text.secondary">
              {text(`radar.shareMeans.${signal}`)}. {text('radar.proposed', { share: proposed })}
            </Typography>
          </Box>
          <SettingSwitch
            label={text('radar.switchOn')}
            isOn={is_on}
            isLoading={isRunning}
            onSwitch={isOn => void perform({ is_on: isOn, threshold: tried })}
          />
          {is_on && tried !== threshold && (
            <Button
              variant="contained"
              loading={isRunning}
              onClick={() => void perform({ is_on, threshold: tried })}
              sx={{ justifySelf: 'start' }}
            >
              {text('radar.save')}
            </Button>
          )}
          <RefusalLine refusal={refusal} />
        </Box>
        <BackTest signal={signal} threshold={tried} lookedAt={lookedAt} />
      </Box>
    </Card>
  )
}

const layout = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
} as const
