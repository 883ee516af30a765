import { listAwards } from '@laurel/contract/awards/awards.ts'
import { createCampaign, NewCampaign } from '@laurel/contract/awards/nominations.ts'
import { dayText } from '@laurel/ledger/kernel/dayText.ts'
import { addDays } from 'date-fns/addDays'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { FormDialog } from '../../elements/action/FormDialog.tsx'
import { useAct } from '../../elements/action/useAct.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { DateInput } from '../../elements/form/DateInput.tsx'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useFormats } from '../../elements/formats/useFormats.ts'
import { useTeamClock } from '../../elements/time/useTeamClock.ts'
import { useText } from '../../messages/useText.ts'

const usualDays = 14

export const CreateCampaignDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { team } = useMe()
  const text = useText()
  const formats = useFormats()
  const today = useTeamClock()()
  const { data, error } = useAnswer(listAwards, after => ({ query: after }))
  const awards = data?.awards.filter(award => !award.is_bot) ?? []
  const { perform, isRunning } = useAct(
    (body: NewCampaign, act) => act(createCampaign, { body }),
    text('nominations.created'),
    { onDone: onClose },
  )
  const noAwards = data === undefined ? text('list.loading') : text('nominations.noAwards')
  return (
    <FormDialog
      title={text('nominations.new')}
      confirmLabel={text('nominations.create')}
      isRunning={isRunning}
      schema={NewCampaign}
      defaultValues={{
        title: '',
        group_id: team.groups[0]?.id ?? '',
        award_id: '',
        end_date: dayText(addDays(today, usualDays)),
        message: '',
        multi_nominations: false,
      }}
      onSave={perform}
      onClose={onClose}
    >
      <TextInput source="title" label={text('nominations.titleField')} isFirst />
      <ChoiceInput
        source="group_id"
        label={text('nominations.userGroup')}
        choices={team.groups.map(group => ({ value: group.id, label: group.title }))}
        hint={text('nominations.userGroupHint')}
      />
      <ChoiceInput
        source="award_id"
        label={text('field.award')}
        choices={awards.map(award => ({
          value: award.id,
          label: award.points === 0 ? award.name : `${award.name} · ${formats.points(award.points)}`,
        }))}
        hint={error?.message ?? (awards.length === 0 ? noAwards : text('nominations.awardHint'))}
      />
      <DateInput
        source="end_date"
        label={text('nominations.endDate')}
        min={dayText(today)}
        hint={text('nominations.endDateHint')}
      />
      <TextInput
        source="message"
        label={text('nominations.message')}
        isOptional
        rows={3}
        hint={text('nominations.messageHint')}
      />
      <SwitchInput
        source="multi_nominations"
        label={text('nominations.multi')}
        sentence={text('nominations.multiSentence')}
      />
    </FormDialog>
  )
}
