import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import { type WebhookDelivery, WebhookDeliveryFilter } from '@laurel/contract/developers/webhookDeliveries.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useListContext } from 'ra-core'
import { useEffect, useState } from 'react'
import { NamedButton } from '../../elements/action/NamedButton.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { FilterChoice } from '../../elements/list/FilterChoice.tsx'
import { NoMatch } from '../../elements/list/NoMatch.tsx'
import { RecordList } from '../../elements/list/RecordList.tsx'
import { EmptyState } from '../../elements/states/EmptyState.tsx'
import { useText } from '../../messages/useText.ts'
import { DeliveryPanel } from './DeliveryPanel.tsx'
import { deliveryColumns } from './deliveryColumns.tsx'
import { eventName } from './eventNames.ts'

/** What was sent to a webhook, the newest first. */
export const DeliveryLog = ({ webhook }: { readonly webhook: Webhook }) => {
  const text = useText()
  const formats = useFormats()
  const [opened, setOpened] = useState<string>()
  return (
    <Box component="section" aria-labelledby="webhook-deliveries" sx={{ marginTop: 4 }}>
      <Typography variant="h2" id="webhook-deliveries" sx={{ marginBottom: 2 }}>
        {text('webhooks.log')}
      </Typography>
      <RecordList<WebhookDelivery>
        isPart
        resource="webhookDeliveries"
        label={text('webhooks.log')}
        filter={{ webhook_id: webhook.id }}
        naturalSort={{ field: 'created_at', order: 'DESC' }}
        columns={deliveryColumns}
        filters={<StateFilter />}
        noMatch={
          <NoMatch title={text('webhooks.logNoMatch')} sentence={text('webhooks.logNoMatchSentence')} />
        }
        empty={<EmptyState title={text('webhooks.logEmpty')} sentence={text('webhooks.logEmptySentence')} />}
        actions={({ id, type, created_at }) => (
          <NamedButton
            of="webhooks.look"
            about={{ name: `${text(eventName(type))}, ${formats.instant(created_at)}` }}
            variant="outlined"
            onClick={() => setOpened(id)}
          />
        )}
      />
      {opened !== undefined && <DeliveryPanel deliveryId={opened} onClose={() => setOpened(undefined)} />}
    </Box>
  )
}

const states = ['all', 'waiting', 'delivered', 'failed'] as const

const restMilliseconds = 2_000

const StateFilter = () => {
  const text = useText()
  const { data, filterValues, setFilters, refetch } = useListContext<WebhookDelivery>()
  const { state } = WebhookDeliveryFilter.safeParse(filterValues).data ?? {}
  const isWaiting = data?.some(delivery => delivery.state === 'waiting') === true
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void refetch(), restMilliseconds)
    return () => clearInterval(timer)
  }, [isWaiting, refetch])
  return (
    <FilterChoice
      label={text('webhooks.state')}
      options={states.map(value => ({
        value,
        label: text(value === 'all' ? 'webhooks.allStates' : `webhooks.states.${value}`),
      }))}
      value={state ?? 'all'}
      onChoose={value => setFilters(value === 'all' ? {} : { state: value })}
    />
  )
}
