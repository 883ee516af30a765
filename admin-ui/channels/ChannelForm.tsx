import type { UserReference } from '@laurel/contract/people/userReference.ts'
import { changeGroup } from '@laurel/contract/team/changeGroups.ts'
import { type Group, GroupSettings } from '@laurel/contract/team/group.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useAct } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { useConnection } from '../connection/ConnectionContext.ts'
import { AwardFields } from './AwardFields.tsx'
import { ChannelFields } from './ChannelFields.tsx'
import { channelTextsOf, requestOf } from './channelTexts.ts'
import { DeleteChannelDialog } from './DeleteChannelDialog.tsx'
import { ShoutoutFields } from './ShoutoutFields.tsx'

type ChannelFormProps = {
  readonly channel: Group
  readonly managers: readonly UserReference[]
  readonly onDeleted: () => void
}

/** What an admin decides about a channel. The new settings are sent as a whole and hold at once. */
export const ChannelForm = ({ channel, managers, onDeleted }: ChannelFormProps) => {
  const { client } = useConnection()
  const [chosenManagers, setChosenManagers] = useState(managers)
  const [isDeleting, setDeleting] = useState(false)
  const form = useSchemaForm(channelTextsOf(channel))
  const { perform, isRunning, refusal } = useAct(
    (body: GroupSettings, options) => client.call(changeGroup, { params: { id: channel.id }, body }, options),
    'Channel settings have been saved.',
  )
  const request = requestOf(form.values, chosenManagers)
  const isChanged = JSON.stringify(request) !== JSON.stringify(requestOf(channelTextsOf(channel), managers))

  const save = async () => {
    const body = form.parse(GroupSettings, request)
    if (body) await perform(body)
  }

  return (
    <Box
      component="form"
      noValidate
      aria-label="Channel"
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 720 }}
    >
      <ChannelFields form={form} refusal={refusal} />
      <ShoutoutFields form={form} refusal={refusal} />
      <AwardFields form={form} refusal={refusal} managers={chosenManagers} onManagers={setChosenManagers} />
      {refusal && <Alert severity="error">{refusal.message}</Alert>}
      <Card sx={footStyle}>
        <Button color="error" onClick={() => setDeleting(true)} disabled={isRunning}>
          Delete
        </Button>
        <Button type="submit" variant="contained" loading={isRunning} disabled={!isChanged}>
          Save
        </Button>
      </Card>
      {isDeleting && (
        <DeleteChannelDialog groupId={channel.id} onDeleted={onDeleted} onClose={() => setDeleting(false)} />
      )}
    </Box>
  )
}

const footStyle = {
  position: 'sticky',
  bottom: 12,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  padding: '12px 16px',
} as const
