import { GroupSettings } from '@laurel/contract/records/group.ts'
import type { UserReference } from '@laurel/contract/records/userReference.ts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { FormField } from '../acts/FormField.tsx'
import type { Act } from '../acts/useAct.ts'
import { useSchemaForm } from '../acts/useSchemaForm.ts'
import { wholeNumber } from '../acts/wholeNumber.ts'
import { PeoplePicker } from '../people/PeoplePicker.tsx'
import { useMe } from '../session/MeContext.ts'
import { proOnly } from '../shell/SectionEntry.tsx'
import { FormPart } from './FormPart.tsx'
import { intervalWords } from './intervalWords.ts'
import { amountsOf, linesOf } from './pointOptions.ts'

type ChannelFormProps = {
  readonly settings: GroupSettings
  readonly managers: readonly UserReference[]
  readonly act: Act<GroupSettings>
  readonly saveLabel: string
  readonly onDone: () => void
}

/** What an admin decides about a channel. The new settings are sent as a whole and hold at once. */
export const ChannelForm = ({ settings, managers, act, saveLabel, onDone }: ChannelFormProps) => {
  const { team } = useMe()
  const { perform, isRunning, refusal } = act
  const [chosenManagers, setChosenManagers] = useState(managers)
  const form = useSchemaForm(textsOf(settings))
  const { title, channelId, shoutoutAllowance, awardAllowance, options } = form.values
  const isPro = team.plan_type === 1
  const interval = intervalWords(team.allowance_interval)

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
        <FormPart title="Channel Settings">
          <FormField
            label="Title"
            isFirst={settings.title === ''}
            value={title}
            onType={text => form.change('title', text)}
            problem={form.errorOf('title', refusal)}
            hint="As people know it, such as #kudos."
          />
          <FormField
            label="Slack channel id"
            isOptional
            value={channelId}
            onType={text => form.change('channelId', text)}
            problem={form.errorOf('channel_id', refusal)}
            hint="At the foot of the channel’s details in Slack; it starts with C."
          />
        </FormPart>
        <FormPart title="Shoutout Settings">
          <FormField
            label={`Point allowance ${interval}`}
            isNumeric
            value={shoutoutAllowance}
            onType={text => form.change('shoutoutAllowance', text)}
            problem={form.errorOf('shoutout_allowance', refusal)}
          />
          <FormField
            label="Point amount options"
            isOptional
            rows={3}
            value={options}
            onType={text => form.change('options', text)}
            problem={form.errorOf('shoutout_point_options', refusal)}
            hint="One per line. Leave it blank and any amount may be given."
          />
        </FormPart>
        <FormPart title="Award Settings" {...(!isPro && { lock: proOnly })}>
          <FormField
            label={`Spot-award allowance ${interval}`}
            isNumeric
            isDisabled={!isPro}
            value={awardAllowance}
            onType={text => form.change('awardAllowance', text)}
            problem={form.errorOf('point_allowance', refusal)}
          />
          <PeoplePicker
            label="Channel managers"
            hint="They may use the award command."
            isDisabled={!isPro}
            chosen={chosenManagers}
            onChoose={setChosenManagers}
          />
        </FormPart>
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

const textsOf = (settings: GroupSettings) => ({
  title: settings.title,
  channelId: settings.channel_id ?? '',
  shoutoutAllowance: String(settings.shoutout_allowance),
  awardAllowance: String(settings.point_allowance),
  options: linesOf(settings.shoutout_point_options),
})

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
