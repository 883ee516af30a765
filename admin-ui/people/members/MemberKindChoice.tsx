import { useListContext } from 'ra-core'
import { FilterChoice } from '../../elements/list/FilterChoice.tsx'
import { useText } from '../../messages/useText.ts'
import { kindIn, type MemberKind, memberFilterOf, memberKinds } from './memberKinds.ts'

export const MemberKindChoice = () => {
  const { filterValues, setFilters } = useListContext()
  const text = useText()
  const { q = '' }: { q?: string } = filterValues
  return (
    <FilterChoice<MemberKind>
      label={text('people.who')}
      options={memberKinds.map(kind => ({ value: kind, label: text(`people.kinds.${kind}`) }))}
      value={kindIn(filterValues)}
      onChoose={kind => setFilters(memberFilterOf(kind, q))}
    />
  )
}
