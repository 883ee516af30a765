// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { renderAdmin } from '../../testing/renderAdmin.tsx'
import { linesOf, pairsOf } from './countryLines.ts'

afterEach(cleanup)

const posted = (sent: ReturnType<typeof renderAdmin>['sent']) =>
  sent.find(({ method }) => method === 'POST')?.body
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('the tax of a year', () => {
  it('says what each person received, what of it is taxable, and where no rule decides', async () => {
    renderAdmin({ path: '/settings/tax' })
    expect(await screen.findByText('$210.50')).toBeDefined()
    for (const said of [
      '$80.00',
      'No rule decides',
      'One gift without a price: add its value.',
      '$15.00 came back from earlier years',
    ])
      expect(screen.getByText(said)).toBeDefined()
  })
})

describe('a tax rule', () => {
  it('is written down with its limit and its source', async () => {
    const { sent } = renderAdmin({ path: '/settings/tax' })
    await userEvent.click(await screen.findByRole('button', { name: 'Add a rule' }))
    const form = await dialog('Add a tax rule')
    await userEvent.type(form.getByRole('combobox', { name: 'Country' }), 'France{Enter}')
    await userEvent.click(form.getByRole('checkbox', { name: 'gift cards' }))
    await userEvent.click(form.getByRole('combobox', { name: 'Not taxable up to a limit' }))
    await userEvent.click(await screen.findByRole('option', { name: 'In a tax year' }))
    await userEvent.type(form.getByRole('textbox', { name: /Limit in US dollars/ }), '200,50')
    await userEvent.type(form.getByRole('textbox', { name: /Source/ }), 'A decision')
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved. Reports follow these rules from now on.')).toBeDefined()
    expect(posted(sent)).toMatchObject({
      otherwise: 'GB',
      rules: [
        { country: 'GB' },
        { country: 'DE' },
        { country: 'GB' },
        {
          country: 'FR',
          kinds: ['giftCard'],
          is_taxable: true,
          limit: { cents: 20_050, per: 'year', above: 'whole' },
          source: 'A decision',
        },
      ],
    })
  })

  it('decides about a kind of reward in a country once, and needs an amount', async () => {
    const { sent } = renderAdmin({ path: '/settings/tax' })
    const [first] = await screen.findAllByRole('button', { name: 'Change the rule for United Kingdom' })
    await userEvent.click(first ?? document.body)
    const form = await dialog('Change the tax rule')
    await userEvent.click(form.getByRole('checkbox', { name: 'donations' }))
    await userEvent.clear(form.getByRole('textbox', { name: /Limit in US dollars/ }))
    await userEvent.click(form.getByRole('button', { name: 'Save' }))
    expect(
      await form.findByText('Another rule decides about donations there. Change that one.'),
    ).toBeDefined()
    expect(form.getByText('Write an amount such as 65 or 65.50.')).toBeDefined()
    expect(posted(sent)).toBeUndefined()
  })

  it('is removed', async () => {
    const { sent } = renderAdmin({ path: '/settings/tax' })
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the rule for Germany' }))
    await userEvent.click((await dialog('Remove this rule?')).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('The rule is removed.')).toBeDefined()
    expect(posted(sent)).toMatchObject({ rules: [{ country: 'GB' }, { country: 'GB' }] })
  })

  it('can begin as an example', async () => {
    const { sent } = renderAdmin({ path: '/settings/tax', scenario: 'empty' })
    await userEvent.click(await screen.findByRole('button', { name: 'Begin with an example' }))
    expect(await screen.findByText('The example is in place. Replace each rule by your own.')).toBeDefined()
    expect(posted(sent)).toMatchObject({ otherwise: 'GB', rules: { length: 3 } })
  })
})

describe('the countries', () => {
  it('are spelled one per line, and a line that says nothing is named', async () => {
    const { sent } = renderAdmin({ path: '/settings/tax' })
    const names = await screen.findByRole('textbox', { name: /How profiles spell countries/ })
    await userEvent.type(names, '\nFrankreich')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('This line can’t be read: Frankreich')).toBeDefined()
    await userEvent.type(names, ' = FR')
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved. Reports follow these rules from now on.')).toBeDefined()
    expect(posted(sent)).toMatchObject({
      country_names: [
        { name: 'Germany', country: 'DE' },
        { name: 'Frankreich', country: 'FR' },
      ],
      rules: { length: 3 },
    })
  })

  it('are read as they are written', () => {
    const isCode = (value: string) => /^[A-Z]{2}$/.test(value)
    expect(pairsOf('\n Germany=DE\n', isCode)).toEqual({ pairs: [['Germany', 'DE']] })
    expect(pairsOf('Germany = DE\nGermany = AT', isCode).twice).toBe('Germany')
    expect(pairsOf('Germany = de', isCode).wrong).toBe('Germany = de')
    expect(pairsOf(linesOf([['a', 'DE']]), isCode).pairs).toEqual([['a', 'DE']])
  })
})
