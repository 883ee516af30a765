import { ExceptionFilter } from '@laurel/contract/billing/exceptions.ts'
import { useListContext } from 'ra-core'
import { FilterChoice } from '../../elements/list/FilterChoice.tsx'
import { useText } from '../../messages/useText.ts'

const statuses = ['open', 'decided', 'gone', 'all'] as const
const subjects = ['everything', 'payments', 'orders'] as const

/** Narrows exceptions by their status and by what they are about. The address keeps only what differs from the default. */
export const ExceptionFilters = () => {
  const { filterValues, setFilters } = useListContext()
  const text = useText()
  const { status = 'open', about = 'everything' } = ExceptionFilter.safeParse(filterValues).data ?? {}
  const choose = (chosen: {
    readonly status: (typeof statuses)[number]
    readonly about: (typeof subjects)[number]
  }) =>
    setFilters({
      ...(chosen.status !== 'open' && { status: chosen.status }),
      ...(chosen.about !== 'everything' && { about: chosen.about }),
    })
  return (
    <>
      <FilterChoice
        label={text('exceptions.status')}
        options={statuses.map(value => ({ value, label: text(`exceptions.statuses.${value}`) }))}
        value={status}
        onChoose={value => choose({ status: value, about })}
      />
      <FilterChoice
        label={text('exceptions.about')}
        options={subjects.map(value => ({ value, label: text(`exceptions.subjects.${value}`) }))}
        value={about}
        onChoose={value => choose({ status, about: value })}
      />
    </>
  )
}
