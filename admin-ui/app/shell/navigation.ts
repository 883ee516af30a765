import { setupSteps } from '@laurel/contract/team/teamMetadata.ts'
import type { Me } from '../access/MeContext.ts'
import { isPermitted } from '../access/permissions.ts'
import type { Place } from '../place.ts'
import { resourceAt, type Section, sections } from '../places.tsx'

/** What the side navigation offers to a person: what they may open and have a use for. */
export const sectionsFor = (me: Me): readonly Section[] =>
  sections
    .filter(({ name }) => name !== 'getStarted' || setupStepsLeft(me) > 0)
    .flatMap(section => {
      const [first, ...others] = section.places.filter(place => isOffered(me, place))
      return first ? [{ ...section, places: [first, ...others] as const }] : []
    })

const isOffered = (me: Me, place: Place): boolean =>
  isPermitted(me, resourceAt(place), 'list') && (place.isFor?.(me) ?? true)

/** How many steps of the setup are still to do; zero once it is done or was dismissed. */
export const setupStepsLeft = ({ team }: Me): number =>
  team.done_setup || !team.metadata.show_get_started
    ? 0
    : setupSteps.filter(step => !team.metadata[step]).length
