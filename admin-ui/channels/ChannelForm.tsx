import { GroupSettings } from '@laurel/contract/records/group.ts'
import type { UserReference } from '@laurel/contract/records/userReference.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import type { Act } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { AwardFields } from './AwardFields.tsx'
import { ChannelFields } from './ChannelFields.tsx'
import { channelTextsOf } from './channelTexts.ts'
import { amountsOf } from './pointOptions.ts'

type ChannelFormProps = {
  readonly settings: GroupSettings
  readonly managers: readonly UserReference[]
  readonly act: Act<GroupSettings>
  readonly saveLabel: string
  readonly onDone: () => void
}

/** What an admin decides about a channel. The new settings are sent as a whole and hold at once. */
export const ChannelForm = ({ settings, managers, act, saveLabel, onDone }: ChannelFormProps) => {
  const { perform, isRunning, refusal } = act
  const [chosenManagers, setChosenManagers] = useState(managers)
  const form = useSchemaForm(channelTextsOf(settings))
  const { title, channelId, shoutoutAllowance, awardAllowance, options } = form.values

  const save = async () => {
    const body = form.parse(GroupSettings, {
      title,
      channel_id: channelId.trim() === '' ? null : channelId,
      shoutout_allowance: wholeNumber(shoutoutAllowance),
      point_allowance: wholeNumber(awardAllowance),
      shoutout_point_options: amountsOf(options),
      managers: chosenManagers.map(manager => manager.id),
    })
    if (body && (await perform(body))) onDone()
  }

  return (
    <Box
      component="form"
      noValidate
      onSubmit={event => {
        event.preventDefault()
        void save()
      }}
      sx={{ display: 'flex', flexDirection: 'column', flexGrow: 1 }}
    >
      <Box sx={{ padding: '8px 24px 24px', display: 'grid', gap: 3.5, flexGrow: 1, alignContent: 'start' }}>
        <ChannelFields form={form} refusal={refusal} />
        <AwardFields form={form} refusal={refusal} managers={chosenManagers} onManagers={setChosenManagers} />
        {refusal && <Alert severity="error">{refusal.message}</Alert>}
      </Box>
      <Box sx={footStyle}>
        <Button variant="outlined" onClick={onDone} disabled={isRunning}>
          Not now
        </Button>
        <Button type="submit" variant="contained" loading={isRunning}>
          {saveLabel}
        </Button>
      </Box>
    </Box>
  )
}

const footStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 1,
  padding: '16px 24px',
  borderTop: '1px solid',
  borderColor: 'divider',
  backgroundColor: 'background.paper',
} as const
