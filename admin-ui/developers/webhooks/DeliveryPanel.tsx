import { deliverAgain, readWebhookDelivery } from '@laurel/contract/developers/webhookDeliveries.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import type { z } from 'zod'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { SidePanel } from '../../app/shell/SidePanel.tsx'
import { Facts } from '../../billing/Facts.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { DeliveryState } from './deliveryColumns.tsx'
import { eventName } from './eventNames.ts'

type Delivery = z.output<typeof readWebhookDelivery.response>

type DeliveryPanelProps = { readonly deliveryId: string; readonly onClose: () => void }

/** A delivery, opened: its attempts with their answers, and what is sent. */
export const DeliveryPanel = ({ deliveryId: id, onClose }: DeliveryPanelProps) => {
  const text = useText()
  const delivery = useAnswer(readWebhookDelivery, () => ({ params: { id } }), [id])
  const { data } = delivery
  return (
    <SidePanel title={data ? text(eventName(data.type)) : text('webhooks.event')} onClose={onClose}>
      {data && (
        <Box sx={{ display: 'grid', gap: 3, padding: '0 24px 24px', '& > *': { minWidth: 0 } }}>
          <Head delivery={data} />
          <Attempts delivery={data} />
          <section aria-labelledby="delivery-payload">
            <Typography variant="h3" id="delivery-payload" sx={{ marginBottom: 1 }}>
              {text('webhooks.payload')}
            </Typography>
            <Box component="pre" {...scrolls} sx={preStyle}>
              {JSON.stringify(data.payload, null, 2)}
            </Box>
          </section>
        </Box>
      )}
      <NotLoaded of={delivery} columns={1} />
    </SidePanel>
  )
}

type PartProps = { readonly delivery: Delivery }

const Head = ({ delivery }: PartProps) => {
  const { id, state, event_id, created_at, next_attempt_at } = delivery
  const text = useText()
  const formats = useFormats()
  const { perform, isRunning, refusal } = useAct(
    (_nothing: null, act) => act(deliverAgain, { params: { id } }),
    text('webhooks.sentAgain'),
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, '& > *': { minWidth: 0 } }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <DeliveryState delivery={delivery} />
        <Button size="small" variant="outlined" loading={isRunning} onClick={() => void perform(null)}>
          {text(state === 'waiting' ? 'webhooks.now' : 'webhooks.again')}
        </Button>
      </Box>
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Facts
        of={[
          [text('webhooks.when'), formats.instant(created_at)],
          ...(next_attempt_at === null
            ? []
            : [[text('webhooks.nextAttempt'), formats.instant(next_attempt_at)] as const]),
          [text('webhooks.eventId'), event_id],
        ]}
      />
    </Box>
  )
}

const Attempts = ({ delivery: { tries } }: PartProps) => {
  const text = useText()
  const formats = useFormats()
  return (
    <section aria-labelledby="delivery-attempts">
      <Typography variant="h3" id="delivery-attempts" sx={{ marginBottom: 1 }}>
        {text('webhooks.attempts')}
      </Typography>
      {tries.length === 0 && <Typography color="text.secondary">{text('webhooks.noAttempts')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 1.5 }}>
        {tries.map(({ number, at, status, milliseconds, problem, answer }) => (
          <Box component="li" key={number} sx={{ minWidth: 0 }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2 }}>
              <Box component="span" sx={{ fontWeight: 550 }}>
                {text('webhooks.attempt', { number })} · {status ?? text('webhooks.noAnswer')}
              </Box>
              <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
                {text('webhooks.took', { milliseconds: formats.count(milliseconds) })}
              </Box>
            </Box>
            <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
              {[formats.instant(at), ...(problem === null ? [] : [problem])].join(' · ')}
            </Typography>
            {answer !== '' && (
              <Box component="pre" {...scrolls} sx={{ ...preStyle, marginTop: 0.5 }}>
                {answer}
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </section>
  )
}

/** What scrolls by itself is reached by the keyboard. */
const scrolls = { tabIndex: 0 } as const

const preStyle = {
  margin: 0,
  padding: 1.5,
  maxHeight: 360,
  overflow: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 2,
  fontFamily: 'monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
} as const
