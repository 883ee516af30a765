import type { Department, Described } from './product.ts'

const clothingSizes = ['S', 'M', 'L', 'XL']
const womensShoeSizes = ['37', '38', '39', '40']
const mensShoeSizes = ['42', '43', '44', '45']

export const wardrobe = {
  WOMENS_CLOTHING: [
    {
      title: 'Saltmarsh Women’s Merino Sweater',
      cents: 6900,
      features: ['Fine merino wool', 'Washes cold'],
      colors: ['Evergreen', 'Heather', 'Ivory'],
      sizes: clothingSizes,
    },
    {
      title: 'Hearthside Women’s Wool Socks',
      cents: 550,
      features: ['Half merino wool, half cotton', 'Washes at 40 °C'],
      colors: ['Rust', 'Oat', 'Evergreen'],
      sizes: ['35–38', '39–42'],
    },
    { title: 'Alderlane Women’s Rain Jacket', cents: 8450, colors: ['Yellow', 'Navy'], sizes: clothingSizes },
    { title: 'Willowby Women’s Linen Shirt', cents: 4550, colors: ['White', 'Sky'], sizes: clothingSizes },
    { title: 'Ridgeline Women’s Running Tights', cents: 3999, sizes: clothingSizes },
    { title: 'Cottonwood Women’s Pajamas', cents: 3650, colors: ['Plum', 'Grey'], sizes: clothingSizes },
    { title: 'Foxglove Women’s Wrap Dress', cents: 5900, sizes: clothingSizes, state: 'merchant' },
    { title: 'Northfold Women’s Down Vest', cents: 7999, sizes: clothingSizes, state: 'outOfStock' },
    { title: 'Silverbirch Women’s Wool Scarf', cents: 2750, colors: ['Rust', 'Slate'] },
    { title: 'Harborline Women’s Striped Tee', cents: 2199, sizes: clothingSizes },
  ],
  MENS_CLOTHING: [
    {
      title: 'Granite Peak Men’s Flannel Shirt',
      cents: 4250,
      features: ['Brushed cotton', 'Two chest pockets'],
      colors: ['Red', 'Green'],
      sizes: clothingSizes,
    },
    { title: 'Alderlane Men’s Rain Jacket', cents: 8450, colors: ['Navy', 'Olive'], sizes: clothingSizes },
    { title: 'Fieldhouse Men’s Hoodie', cents: 3999, colors: ['Grey', 'Black'], sizes: clothingSizes },
    { title: 'Copperline Men’s Selvedge Jeans', cents: 7450, sizes: ['30', '32', '34', '36'] },
    { title: 'Stillwater Men’s Polo', cents: 2999, sizes: clothingSizes, state: 'bothOffers' },
    { title: 'Oakhurst Men’s Wool Beanie', cents: 1899, colors: ['Charcoal', 'Mustard'] },
    { title: 'Longshore Men’s Swim Shorts', cents: 2650, sizes: clothingSizes, state: 'merchant' },
    { title: 'Emberwick Men’s Thermal Set', cents: 4799, sizes: clothingSizes },
    { title: 'Marlow Men’s Leather Belt', cents: 3299, sizes: ['90 cm', '100 cm'], state: 'withoutPrice' },
  ],
  WOMENS_SHOES: [
    {
      title: 'Fleetwing Women’s Running Shoes',
      cents: 8999,
      features: ['Cushioned sole', 'Weighs 230 g'],
      colors: ['Coral', 'Black'],
      sizes: womensShoeSizes,
    },
    { title: 'Heathrow Women’s Chelsea Boots', cents: 10_900, sizes: womensShoeSizes },
    { title: 'Sandpiper Women’s Sandals', cents: 4450, colors: ['Tan', 'White'], sizes: womensShoeSizes },
    { title: 'Cobblestep Women’s Sneakers', cents: 6250, sizes: womensShoeSizes, state: 'bothOffers' },
    { title: 'Snowfern Women’s Winter Boots', cents: 11_500, sizes: womensShoeSizes, state: 'outOfStock' },
    { title: 'Hearthside Women’s Slippers', cents: 2999, colors: ['Grey', 'Rose'], sizes: womensShoeSizes },
    { title: 'Ballad Women’s Ballet Flats', cents: 4999, sizes: womensShoeSizes, state: 'merchant' },
    { title: 'Cairn Women’s Hiking Shoes', cents: 9450, sizes: womensShoeSizes },
  ],
  MENS_SHOES: [
    {
      title: 'Fleetwing Men’s Running Shoes',
      cents: 8999,
      features: ['Cushioned sole', 'Weighs 280 g'],
      colors: ['Blue', 'Black'],
      sizes: mensShoeSizes,
    },
    {
      title: 'Heathrow Men’s Chelsea Boots',
      cents: 11_900,
      colors: ['Brown', 'Black'],
      sizes: mensShoeSizes,
    },
    { title: 'Cairn Men’s Hiking Boots', cents: 12_450, sizes: mensShoeSizes },
    { title: 'Cobblestep Men’s Sneakers', cents: 6250, sizes: mensShoeSizes },
    { title: 'Quayside Men’s Boat Shoes', cents: 7250, sizes: mensShoeSizes, state: 'merchant' },
    { title: 'Hearthside Men’s Slippers', cents: 3199, sizes: mensShoeSizes },
    { title: 'Marlow Men’s Derby Shoes', cents: 9999, sizes: mensShoeSizes, state: 'outOfStock' },
    { title: 'Dunewalk Men’s Sandals', cents: 3899, sizes: mensShoeSizes },
  ],
} as const satisfies Partial<Record<Department, readonly Described[]>>
