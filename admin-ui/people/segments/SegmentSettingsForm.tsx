import type { Segment } from '@laurel/contract/people/segment.ts'
import { changeSegment, changeSegmentMembers } from '@laurel/contract/people/segments.ts'
import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useMemo, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useAct } from '../../elements/action/useAct.ts'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { RadioInput } from '../../elements/form/RadioInput.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { PeopleInput } from '../../elements/people/PeopleInput.tsx'
import { useText } from '../../messages/useText.ts'
import { AdjustmentInput } from './AdjustmentInput.tsx'
import { ConditionGroups } from './ConditionGroups.tsx'
import { DeleteSegmentDialog } from './DeleteSegmentDialog.tsx'
import { MembersByHand } from './MembersByHand.tsx'
import { type SegmentForm, segmentFormOf, segmentValuesOf, type TeamFields } from './segmentForm.ts'

type SegmentSettingsFormProps = {
  readonly segment: Segment
  readonly fields: TeamFields
  readonly onDeleted: () => void
}

export const SegmentSettingsForm = ({ segment, fields, onDeleted }: SegmentSettingsFormProps) => {
  const text = useText()
  const [isDeleting, setDeleting] = useState(false)
  const schema = useMemo(() => segmentFormOf(text), [text])
  const { perform } = useAct(async ({ users, filters, ...settings }: SegmentForm, act) => {
    const params = { id: segment.id }
    const body = { ...settings, ...(filters && { filters }) }
    const changed = await act(changeSegment, { params, body })
    return users ? act(changeSegmentMembers, { params, body: { users } }) : changed
  }, text('segments.saved'))
  return (
    <SchemaForm
      label={text('segments.segment')}
      schema={schema}
      defaultValues={segmentValuesOf(segment)}
      onSave={perform}
      isGuarded
    >
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 720 }}>
        <FormPart title={text('segments.segment')}>
          <TextInput source="name" label={text('segments.name')} />
          <PeopleInput
            source="managers"
            known={segment.managers}
            label={text('segments.managers')}
            hint={text('segments.managersHint')}
          />
        </FormPart>
        <FormPart title={text('segments.members')}>
          <RadioInput
            source="sync_type"
            label={text('segments.sync')}
            choices={[
              {
                value: 'manual',
                label: text('segments.manual'),
                sentence: text('segments.manualSentence'),
              },
              {
                value: 'field_sync',
                label: text('segments.fieldSync'),
                sentence: text('segments.fieldSyncSentence'),
              },
            ]}
          />
          <MembersOfType segment={segment} fields={fields} />
        </FormPart>
        <FormPart title={text('segments.budgets')}>
          <AdjustmentInput source="shoutout_budget_adjustment" label={text('segments.shoutoutBudget')} />
          <AdjustmentInput source="award_budget_adjustment" label={text('segments.awardBudget')} />
          <AdjustmentInput
            source="manager_shoutout_budget_adjustment"
            label={text('segments.managerShoutoutBudget')}
          />
          <AdjustmentInput
            source="manager_award_budget_adjustment"
            label={text('segments.managerAwardBudget')}
          />
          <Alert severity="info" variant="outlined">
            <AlertTitle>{text('segments.ruleTitle')}</AlertTitle>
            {text('segments.rule')}
          </Alert>
        </FormPart>
        <Card sx={{ position: 'sticky', bottom: 12, zIndex: 1, padding: '12px 16px' }}>
          <SaveBar>
            <Button color="error" onClick={() => setDeleting(true)}>
              {text('action.delete')}
            </Button>
          </SaveBar>
        </Card>
      </Box>
      {isDeleting && (
        <DeleteSegmentDialog
          segmentId={segment.id}
          onDeleted={onDeleted}
          onClose={() => setDeleting(false)}
        />
      )}
    </SchemaForm>
  )
}

const MembersOfType = ({ segment, fields }: Pick<SegmentSettingsFormProps, 'segment' | 'fields'>) => {
  const type: string = useWatch({ name: 'sync_type' })
  return type === 'manual' ? <MembersByHand segmentId={segment.id} /> : <ConditionGroups fields={fields} />
}
