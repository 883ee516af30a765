import type { UserReference } from '@laurel/contract/people/userReference.ts'
import { saveCatalogStatus, saveRewardNotifications } from '@laurel/contract/rewards/rewardSettings.ts'
import type { CatalogCode } from '@laurel/contract/team/team.ts'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAct } from '../../elements/action/useAct.ts'
import { FormPart } from '../../elements/form/FormPart.tsx'
import { SaveBar } from '../../elements/form/SaveBar.tsx'
import { SchemaForm } from '../../elements/form/SchemaForm.tsx'
import { SwitchInput } from '../../elements/form/SwitchInput.tsx'
import { PeopleInput } from '../../elements/people/PeopleInput.tsx'
import { useText } from '../../messages/useText.ts'

const codes = [
  'CUSTOM_CATALOG',
  'AMAZON',
  'GIFT_CARDS',
  'CHARITIES',
  'PAYPAL',
] as const satisfies CatalogCode[]

const CatalogsInput = z.object({
  CUSTOM_CATALOG: z.boolean(),
  AMAZON: z.boolean(),
  GIFT_CARDS: z.boolean(),
  CHARITIES: z.boolean(),
  PAYPAL: z.boolean(),
  to_notify: saveRewardNotifications.body.shape.to_notify,
})
type CatalogsInput = z.output<typeof CatalogsInput>

type CatalogsFormProps = {
  readonly catalogs: readonly CatalogCode[]
  readonly notified: readonly UserReference[]
}

/** Which catalogs members see, and who is notified of redemptions that the team fulfils itself. */
export const CatalogsForm = ({ catalogs, notified }: CatalogsFormProps) => {
  const text = useText()
  const { perform } = useAct(async ({ to_notify, ...chosen }: CatalogsInput, act) => {
    await act(saveCatalogStatus, { body: { catalogs: codes.filter(code => chosen[code]) } })
    return act(saveRewardNotifications, { body: { to_notify } })
  }, text('rewards.settings.saved'))
  const isOn = (code: CatalogCode): boolean => catalogs.includes(code)
  return (
    <SchemaForm
      schema={CatalogsInput}
      defaultValues={{
        CUSTOM_CATALOG: isOn('CUSTOM_CATALOG'),
        AMAZON: isOn('AMAZON'),
        GIFT_CARDS: isOn('GIFT_CARDS'),
        CHARITIES: isOn('CHARITIES'),
        PAYPAL: isOn('PAYPAL'),
        to_notify: notified.map(({ id }) => id),
      }}
      onSave={perform}
      isGuarded
    >
      <FormPart title={text('rewards.settings.catalogs')}>
        <Box sx={{ display: 'grid', gap: 0.5 }}>
          {codes.map(code => (
            <SwitchInput key={code} source={code} label={text(`rewards.settings.catalog.${code}`)} />
          ))}
        </Box>
        <Box>
          <Typography variant="h3" sx={{ marginBottom: 0.5 }}>
            {text('rewards.settings.notifications')}
          </Typography>
          <Typography color="text.secondary" sx={{ marginBottom: 2 }}>
            {text('rewards.settings.notificationsQuestion')}
          </Typography>
          <PeopleInput source="to_notify" known={notified} label={text('rewards.settings.notifications')} />
        </Box>
        <SaveBar />
      </FormPart>
    </SchemaForm>
  )
}
