/** A variant of a product, by its value of each option. */
export type Choosable = { readonly options: Readonly<Partial<Record<string, string>>> }

/** The chosen value of each option; an option without one is not chosen yet. */
export type Choice = Readonly<Partial<Record<string, string>>>

const fits = ({ options }: Choosable, choice: Choice): boolean =>
  Object.entries(choice).every(([label, value]) => value === undefined || options[label] === value)

/** The variant of a choice; undefined while an option is not chosen. */
export const chosenVariant = <Variant extends Choosable>(
  variants: readonly Variant[],
  labels: readonly string[],
  choice: Choice,
): Variant | undefined =>
  labels.every(label => choice[label] !== undefined)
    ? variants.find(variant => fits(variant, choice))
    : undefined

/** Whether a variant has the value together with the other options that are chosen. */
export const isPossible = (
  variants: readonly Choosable[],
  choice: Choice,
  label: string,
  value: string,
): boolean => variants.some(variant => fits(variant, { ...choice, [label]: value }))

/** Chooses a value. Other options keep their values as far as a variant has them together. */
export const withChoice = (
  variants: readonly Choosable[],
  choice: Choice,
  label: string,
  value: string,
): Choice => {
  let next: Choice = { [label]: value }
  for (const [other, kept] of Object.entries(choice)) {
    if (other === label || kept === undefined) continue
    if (isPossible(variants, next, other, kept)) next = { ...next, [other]: kept }
  }
  return next
}

/** Options with a single value need no choice. */
export const firstChoice = (
  labels: readonly string[],
  valuesOf: (label: string) => readonly string[],
): Choice =>
  Object.fromEntries(
    labels.flatMap(label => {
      const [only, ...others] = valuesOf(label)
      return only !== undefined && others.length === 0 ? [[label, only]] : []
    }),
  )
