import type { Team } from '@laurel/contract/team/team.ts'
import { TeamMetadata, TeamMetadataChanges } from '@laurel/contract/team/teamMetadata.ts'
import { z } from 'zod'

const Reaction = TeamMetadataChanges.shape.reaction_shoutout.unwrap().unwrap()

const Switches = TeamMetadata.pick({
  require_values: true,
  use_all_channels: true,
})

/** A value with the hash by which duplicates are found. */
const Value = z.object({ hash: z.string(), text: z.string() })

const Common = Switches.extend({
  values: z.array(Value),
  /** A value that is being written. */
  draft: z.string(),
})

/** An emoji is known by its name, however it is written. */
const Emoji = z
  .string()
  .transform(text => text.trim().replaceAll(':', '').toLowerCase())
  .pipe(Reaction.shape.emoji)

/** The settings of recognition; the reaction counts only where people give by one. */
export const RecognitionForm = z.discriminatedUnion('gives', [
  Common.extend({ gives: z.literal(true), reaction: Reaction.extend({ emoji: Emoji }) }),
  Common.extend({ gives: z.literal(false), reaction: z.unknown() }),
])
export type RecognitionForm = z.output<typeof RecognitionForm>

const usualReaction = { emoji: 'herb', points: 5 }

export const recognitionFormOf = ({
  metadata,
  shoutout_values,
}: Pick<Team, 'metadata' | 'shoutout_values'>) => ({
  ...Switches.strip().parse(metadata),
  values: shoutout_values,
  draft: '',
  gives: metadata.reaction_shoutout !== null,
  reaction: metadata.reaction_shoutout ?? usualReaction,
})

export const metadataOf = (form: RecognitionForm): TeamMetadataChanges => ({
  ...Switches.strip().parse(form),
  reaction_shoutout: form.gives ? form.reaction : null,
})
