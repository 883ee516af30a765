import type { Webhook } from '@laurel/contract/developers/webhook.ts'
import { replayEvents } from '@laurel/contract/developers/webhooks.ts'
import { OutgoingEventType } from '@laurel/ledger/teams/outgoingEvents/vocabulary.ts'
import Typography from '@mui/material/Typography'
import { startOfDay } from 'date-fns/startOfDay'
import { z } from 'zod'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { type Notice, useAct } from '../../elements/action/useAct.ts'
import { DateInput } from '../../elements/form/DateInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useTeamClock } from '../../elements/time/useTeamClock.ts'
import { useText } from '../../messages/useText.ts'
import { EventTypesInput } from './EventTypesInput.tsx'

type ReplayDialogProps = { readonly webhook: Webhook; readonly onClose: () => void }

const Replay = z.object({
  day: z.iso.date(),
  types: z.array(OutgoingEventType).min(1, 'Choose at least one event.'),
})

/** Sends the events since the beginning of a day of the team again. */
export const ReplayDialog = ({ webhook: { id, types }, onClose }: ReplayDialogProps) => {
  const text = useText()
  const formats = useFormats()
  const clock = useTeamClock()
  const noticeOf = (count: number): Notice => {
    if (count === 0) return { text: text('webhooks.replayedNone'), type: 'warning' }
    const isOne = count === 1
    const said = isOne
      ? text('webhooks.replayedOne')
      : text('webhooks.replayedMany', { count: formats.count(count) })
    return { text: said, type: 'success' }
  }
  const { perform, isRunning } = useAct(
    (chosen: z.output<typeof Replay>, act) => {
      // Noon is within the day in every zone of the team.
      const noon = clock(`${chosen.day}T12:00:00.000Z`)
      const since = new Date(startOfDay(noon).getTime()).toISOString()
      return act(replayEvents, { params: { id }, body: { since, types: chosen.types } })
    },
    ({ count }) => noticeOf(count),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('webhooks.replayTitle')}
      confirmLabel={text('webhooks.replay')}
      isWide
      isRunning={isRunning}
      schema={Replay}
      defaultValues={{ day: dayOf(clock()), types }}
      onSave={perform}
      onClose={onClose}
    >
      <Typography>{text('webhooks.replaySentence')}</Typography>
      <DateInput source="day" label={text('webhooks.since')} />
      <EventTypesInput among={types} />
    </FormDialog>
  )
}

const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, '0'))
    .join('-')
