import { setTimeZone, TimeZoneSettings } from '@laurel/contract/team/settings.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMe } from '../../app/access/MeContext.ts'
import { useAct } from '../../elements/action/useAct.ts'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { useText } from '../../messages/useText.ts'
import { SettingsCard } from './SettingsCard.tsx'
import { ZoneInput } from './ZoneInput.tsx'

const effects = ['allowances', 'days', 'celebrations', 'months'] as const

/** The time zone of the team, and what another one changes. */
export const ZoneForm = () => {
  const { time_zone } = useMe().team
  const text = useText()
  const { perform } = useAct(
    (body: { readonly time_zone: string }, act) => act(setTimeZone, { body }),
    text('team.saved'),
  )
  return (
    <SettingsCard title={text('settings.zone')} sentence={text('settings.zoneSentence')}>
      <SchemaForm
        label={text('settings.zone')}
        schema={TimeZoneSettings}
        defaultValues={{ time_zone }}
        onSave={perform}
        isGuarded
      >
        <Box sx={{ display: 'grid', gap: 2 }}>
          <ZoneInput source="time_zone" label={text('settings.zone')} />
          <div>
            <Typography variant="body2" sx={{ fontWeight: 550 }}>
              {text('settings.zoneEffects')}
            </Typography>
            <Box component="ul" sx={effectsStyle}>
              {effects.map(effect => (
                <li key={effect}>{text(`settings.zoneEffect.${effect}`)}</li>
              ))}
            </Box>
          </div>
          <SaveBar />
        </Box>
      </SchemaForm>
    </SettingsCard>
  )
}

const effectsStyle = {
  margin: 0,
  marginTop: 0.5,
  paddingLeft: 2.5,
  fontSize: '0.875rem',
  color: 'text.secondary',
  display: 'grid',
  gap: 0.5,
} as const
