import type { Award } from '@laurel/contract/awards/award.ts'
import { updateMetadata } from '@laurel/contract/team/updateMetadata.ts'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import { useNotify } from 'ra-core'
import { useEffect, useMemo } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { useMe } from '../app/access/MeContext.ts'
import { useAct } from '../elements/action/useAct.ts'
import { SaveBar } from '../elements/form/SaveBar.tsx'
import { SchemaForm } from '../elements/form/SchemaForm.tsx'
import { SwitchInput } from '../elements/form/SwitchInput.tsx'
import { useText } from '../messages/useText.ts'
import { AwardFields } from './AwardFields.tsx'
import { type Celebration, celebrationOf, celebrationSchema, requestOf } from './celebrationForm.ts'
import { MessagePreview } from './MessagePreview.tsx'
import type { Occasion } from './occasions.ts'
import { saveAward } from './saveAward.ts'

type CelebrationFormProps = { readonly occasion: Occasion; readonly award: Award | undefined }

/** The settings of a kind of celebration, beside a preview of its message. */
export const CelebrationForm = ({ occasion, award }: CelebrationFormProps) => {
  const { team } = useMe()
  const text = useText()
  const schema = useMemo(() => celebrationSchema(text), [text])
  const { perform } = useAct(
    async (form: Celebration, act) => {
      const { ask_birthdays } = form
      if (occasion.kind === 'BIRTHDAY' && ask_birthdays !== team.metadata.ask_birthdays)
        await act(updateMetadata, { body: { ask_birthdays } })
      return saveAward(act, occasion.kind, requestOf(occasion.kind, form))
    },
    text(`celebrations.${occasion.kind}.saved`),
  )
  const initial = celebrationOf(award, occasion, team)
  const gone = (award?.channels ?? []).length - initial.channels.length
  return (
    <SchemaForm schema={schema} defaultValues={initial} onSave={perform} isGuarded>
      <InvalidNotice />
      <Parts occasion={occasion} goneChannels={gone} />
    </SchemaForm>
  )
}

type PartsProps = {
  readonly occasion: Occasion
  /** How many of the channels chosen before are gone. */
  readonly goneChannels: number
}

const Parts = ({ occasion, goneChannels }: PartsProps) => {
  const text = useText()
  const isEnabled: boolean = useWatch({ name: 'is_enabled' })
  return (
    <Box sx={layoutStyle}>
      <Card sx={{ padding: { xs: 2, sm: 3 }, display: 'grid', gap: 3 }}>
        <SwitchInput
          source="is_enabled"
          label={text(`celebrations.${occasion.kind}.enable`)}
          {...(!isEnabled && { sentence: text('celebrations.off') })}
        />
        {occasion.kind === 'BIRTHDAY' && (
          <SwitchInput
            source="ask_birthdays"
            label={text('celebrations.collect')}
            sentence={text('celebrations.collectSentence')}
          />
        )}
        {isEnabled && (
          <>
            <Divider />
            <AwardFields occasion={occasion} goneChannels={goneChannels} />
          </>
        )}
        <SaveBar isAlwaysOpen />
      </Card>
      {isEnabled && <MessagePreview occasion={occasion} />}
    </Box>
  )
}

/** The form is longer than a screen, so a notice says that something in it is wrong. */
const InvalidNotice = () => {
  const notify = useNotify()
  const text = useText()
  const { submitCount, errors, isSubmitting } = useFormState()
  const isInvalid = !isSubmitting && Object.keys(errors).some(name => name !== 'root')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the notice belongs to a try to save.
  useEffect(() => {
    if (submitCount > 0 && isInvalid) notify(text('celebrations.invalid'), { type: 'error' })
  }, [submitCount])
  return null
}

const layoutStyle = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 380px' },
  maxWidth: 1160,
} as const
