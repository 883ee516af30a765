import type { Award } from '@laurel/contract/awards/award.ts'
import { giveAward, NewGrant } from '@laurel/contract/awards/giveAward.ts'
import type { Formats } from '@laurel/contract/browser/formats.ts'
import type { UserReference } from '@laurel/contract/people/userReference.ts'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { useMe } from '../app/access/MeContext.ts'
import { FormDialog } from '../elements/action/FormDialog.tsx'
import { useAct } from '../elements/action/useAct.ts'
import { TextInput } from '../elements/form/TextInput.tsx'
import { useFormats } from '../elements/formats/useFormats.ts'
import { PeopleInput } from '../elements/people/PeopleInput.tsx'
import { type Translate, useText } from '../messages/useText.ts'
import { AnnouncementChannelInput } from './AnnouncementChannelInput.tsx'
import { useAwardPayer } from './useAwardPayer.ts'

type GiveAwardDialogProps = { readonly award: Award; readonly onClose: () => void }

/** Gives an award from here; in Slack the same is done with `/award`. */
export const GiveAwardDialog = ({ award, onClose }: GiveAwardDialogProps) => {
  const { team } = useMe()
  const text = useText()
  const [people, setPeople] = useState<readonly UserReference[]>([])
  const { perform, isRunning } = useAct(
    (body: NewGrant, act) => act(giveAward, { params: { id: award.id }, body }),
    answer => ({ text: noticeOf(answer, people, text), type: 'success' }),
    { onDone: onClose },
  )
  return (
    <FormDialog
      title={text('awards.giveTitle', { name: award.name })}
      confirmLabel={text('awards.give')}
      isRunning={isRunning}
      schema={NewGrant}
      defaultValues={{
        user_ids: [],
        message: '',
        channel_id: award.is_private ? null : (team.groups[0]?.id ?? null),
      }}
      onSave={perform}
      onClose={onClose}
    >
      <PeopleInput source="user_ids" label={text('awards.whoGetsIt')} onChoose={setPeople} />
      {award.is_private ? (
        <Typography variant="body2" color="text.secondary">
          {text('awards.toldPrivately')}
        </Typography>
      ) : (
        <AnnouncementChannelInput />
      )}
      <TextInput
        source="message"
        label={text('awards.message')}
        isOptional
        rows={3}
        hint={
          award.message === '' ? text('awards.whatFor') : text('awards.leftEmpty', { message: award.message })
        }
      />
      <Cost points={award.points} />
    </FormDialog>
  )
}

const noticeOf = (
  { needs_approval: isProposal }: z.output<typeof giveAward.response>,
  people: readonly UserReference[],
  text: Translate,
): string => {
  if (isProposal) return text('awards.givenLater')
  return people.length === 1
    ? text('awards.givenToOne', { name: people[0]?.name ?? '' })
    : text('awards.givenTo', { count: people.length })
}

/** What the award costs with everyone who is chosen, and who pays for it. */
const Cost = ({ points }: { readonly points: number }) => {
  const formats = useFormats()
  const [people, channelId]: [readonly string[], string | null] = useWatch({
    name: ['user_ids', 'channel_id'],
  })
  const payer = useAwardPayer(channelId)
  const text = useText()
  return (
    <Typography variant="body2" aria-live="polite">
      {costOf(points, people.length, formats, text)} {points > 0 && payer && text(payers[payer])}
    </Typography>
  )
}

const payers = { allowance: 'awards.allowancePays', company: 'awards.companyPays' } as const

const costOf = (each: number, count: number, formats: Formats, text: Translate): string => {
  if (each === 0) return text('awards.carriesNothing')
  const cost = each * Math.max(count, 1)
  const amounts = { points: formats.points(cost), money: formats.worth(cost) }
  if (count === 0) return text('awards.costEach', amounts)
  return count === 1
    ? text('awards.cost', amounts)
    : text('awards.costOfMany', { ...amounts, count, each: formats.count(each) })
}
