import type { UserReference } from '@laurel/contract/people/userReference.ts'
import { changeGroup } from '@laurel/contract/team/changeGroups.ts'
import type { Group, GroupSettings } from '@laurel/contract/team/group.ts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useMe } from '../../app/access/MeContext.ts'
import { isInPlan } from '../../app/access/permissions.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { TextInput } from '../../elements/form/TextInput.tsx'
import { PeopleInput } from '../../elements/people/PeopleInput.tsx'
import { useText } from '../../messages/useText.ts'
import { ChatChannelInput } from './ChatChannelInput.tsx'
import { ChannelForm, channelFormOf } from './channelForm.ts'
import { DeleteChannelDialog } from './DeleteChannelDialog.tsx'

type ChannelSettingsProps = {
  readonly channel: Group
  readonly managers: readonly UserReference[]
  readonly onDeleted: () => void
}

/** The settings of a channel. They are sent as a whole and take effect immediately. */
export const ChannelSettings = ({ channel, managers, onDeleted }: ChannelSettingsProps) => {
  const current = useMe()
  const text = useText()
  const [isDeleting, setDeleting] = useState(false)
  const { perform } = useAct(
    (body: GroupSettings, act) => act(changeGroup, { params: { id: channel.id }, body }),
    text('recognition.channel.saved'),
  )
  const isPro = isInPlan(current, 'awards')
  const interval = text(`recognition.intervals.${current.team.allowance_interval}`)
  return (
    <SchemaForm
      label={text('recognition.channel.channel')}
      schema={ChannelForm}
      defaultValues={channelFormOf(channel)}
      onSave={perform}
      isGuarded
    >
      <Box sx={{ display: 'grid', gap: 2.5, maxWidth: 720 }}>
        <FormPart title={text('recognition.channel.settings')}>
          {channel.channel_id !== null && <ChatChannelInput />}
          <TextInput
            source="title"
            label={text('recognition.channel.title')}
            hint={text('recognition.channel.titleHint')}
          />
        </FormPart>
        <FormPart title={text('recognition.channel.shoutouts')}>
          <TextInput
            source="shoutout_allowance"
            isNumeric
            label={text('recognition.channel.allowance', { interval })}
            hint={text('recognition.channel.allowanceHint')}
          />
          <TextInput
            source="shoutout_point_options"
            isOptional
            rows={3}
            label={text('recognition.channel.options')}
            hint={text('recognition.channel.optionsHint')}
          />
        </FormPart>
        <FormPart
          title={text('recognition.channel.awards')}
          {...(!isPro && { lock: text('access.proOnly') })}
        >
          <TextInput
            source="point_allowance"
            isNumeric
            isDisabled={!isPro}
            label={text('recognition.channel.awardAllowance', { interval })}
          />
          <PeopleInput
            source="managers"
            known={managers}
            isDisabled={!isPro}
            label={text('recognition.channel.managers')}
            hint={text('recognition.channel.managersHint')}
          />
        </FormPart>
        <Card sx={footStyle}>
          <SaveBar>
            <Button color="error" onClick={() => setDeleting(true)}>
              {text('action.delete')}
            </Button>
          </SaveBar>
        </Card>
      </Box>
      {isDeleting && (
        <DeleteChannelDialog groupId={channel.id} onDeleted={onDeleted} onClose={() => setDeleting(false)} />
      )}
    </SchemaForm>
  )
}

const footStyle = { position: 'sticky', bottom: 12, zIndex: 1, padding: '12px 16px' } as const
