import { listNudges, type NudgePreview } from '@laurel/contract/team/nudges.ts'
import { TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import Box from '@mui/material/Box'
import type { z } from 'zod'
import { useMe } from '../../app/access/MeContext.ts'
import { useAnswer } from '../../app/connection/useAnswer.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { NotLoaded } from '../../elements/states/NotLoaded.tsx'
import { useText } from '../../messages/useText.ts'
import { NudgeMessage } from './NudgeMessage.tsx'
import { SettingsCard } from './SettingsCard.tsx'

const Nudges = TeamMetadataChanges.pick({
  eom_point_reminder: true,
  point_reload_nudge: true,
  inactivity_nudge: true,
  redeemable_points_nudge: true,
}).required()

/** Reminders that Laurel sends by itself, each with its message. */
export const NudgesForm = () => {
  const { metadata } = useMe().team
  const text = useText()
  const nudges = useAnswer(listNudges, after => ({ query: after }))
  const { perform } = useAct(
    (body: z.output<typeof Nudges>, act) => act(updateMetadata, { body }),
    text('team.saved'),
  )
  return (
    <SettingsCard title={text('settings.nudges')} sentence={text('settings.nudgesSentence')}>
      <SchemaForm
        label={text('settings.nudges')}
        schema={Nudges}
        defaultValues={Nudges.strip().parse(metadata)}
        onSave={perform}
        isGuarded
      >
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {nudges.data?.nudges.map(nudge => (
            <Nudge key={nudge.name} nudge={nudge} />
          ))}
          <NotLoaded of={nudges} columns={1} />
          <SaveBar />
        </Box>
      </SchemaForm>
    </SettingsCard>
  )
}

const Nudge = ({ nudge }: { readonly nudge: NudgePreview }) => {
  const text = useText()
  const label = text(`recognition.settings.nudges.${nudge.name}.label`)
  return (
    <div>
      <SwitchInput
        source={nudge.name}
        label={label}
        sentence={text(`recognition.settings.nudges.${nudge.name}.sentence`)}
      />
      <NudgeMessage name={label} nudge={nudge} />
    </div>
  )
}
