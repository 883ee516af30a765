import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useMe } from '../../app/access/MeContext.ts'
import { ChoiceInput } from '../../elements/form/ChoiceInput.tsx'
import { DateInput } from '../../elements/form/DateInput.tsx'
import { RadioInput } from '../../elements/form/RadioInput.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { useText } from '../../messages/useText.ts'
import { GroupsInput } from './GroupsInput.tsx'

type CompetitionFieldsProps = {
  readonly awards: readonly { readonly id: string; readonly name: string }[]
}

export const CompetitionFields = ({ awards }: CompetitionFieldsProps) => {
  const text = useText()
  const { team } = useMe()
  const type: string = useWatch({ name: 'type' })
  return (
    <>
      <TextInput source="title" label={text('competitions.title')} isFirst />
      <RadioInput
        source="type"
        label={text('competitions.whoCompetes')}
        choices={(['PVP', 'TVT'] as const).map(value => ({
          value,
          label: text(`competitions.types.${value}.name`),
          sentence: text(`competitions.types.${value}.sentence`),
        }))}
      />
      {type === 'TVT' ? (
        <GroupsInput source="group_ids" />
      ) : (
        <ChoiceInput<string>
          source="group_id"
          label={text('competitions.userGroup')}
          choices={team.groups.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <ChoiceInput<string>
        source="metric"
        label={text('competitions.metric')}
        choices={(['SHOUTOUT_COUNT', 'POINTS'] as const).map(value => ({
          value,
          label: text(`competitions.metrics.${value}`),
        }))}
      />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <DateInput source="start_time" label={text('competitions.firstDay')} />
        <DateInput
          source="end_time"
          label={text('competitions.lastDay')}
          hint={text('competitions.untilMidnight')}
        />
      </Box>
      <ChoiceInput<string>
        source="award_id"
        label={text('field.award')}
        hint={text('competitions.awardHint')}
        choices={awards.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </>
  )
}
