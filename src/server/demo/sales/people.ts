import { chance, pick } from '../../sandbox/chance';
import type { CheckoutAddress } from '../../sandbox/shop/orders';

interface Country {
  readonly code: string;
  /** How often somebody buys from there, beside the others. */
  readonly weight: number;
  readonly first: readonly string[];
  readonly last: readonly string[];
  readonly streets: readonly string[];
  /** Whether the number stands before the street's name. */
  readonly numberFirst: boolean;
  /** City, postcode, state where parcels need one. */
  readonly places: readonly (readonly [string, string, string?])[];
  readonly phone: string;
}

/** Nobody of these lives. Names are as long as names are. */
const COUNTRIES: readonly Country[] = [
  {
    code: 'US',
    weight: 10,
    first: ['Olivia', 'Marcus', 'Shanice', 'Tyler', 'Guadalupe', 'Ethan', 'Mei-Ling', 'Jordan', 'Alexandria', 'Dwayne'],
    last: ['Whitfield', 'Okonkwo', 'Delgado', 'Nguyen', 'Abernathy', 'Brandt', 'Featherstonehaugh', 'Lopez', 'Park', 'Hollis'],
    streets: ['Maple Avenue', 'Sunset Boulevard', 'Cedar Street', 'Martin Luther King Jr Drive', 'County Road'],
    numberFirst: true,
    places: [
      ['Austin', '78701', 'TX'],
      ['Portland', '97205', 'OR'],
      ['Minneapolis', '55401', 'MN'],
      ['Rancho Cucamonga', '91730', 'CA'],
      ['Providence', '02903', 'RI'],
      ['Savannah', '31401', 'GA'],
    ],
    phone: '+1 503 555 01',
  },
  {
    code: 'DE',
    weight: 4,
    first: ['Lena', 'Jonas', 'Maximiliane', 'Heiko', 'Aylin', 'Friedrich', 'Svenja'],
    last: ['Weber', 'Yıldız', 'von Hohenstein-Wartenburg', 'Krüger', 'Schmidbauer', 'Groß', 'Petersen'],
    streets: ['Lindenstraße', 'Am Alten Markt', 'Goethestraße', 'Kirchgasse', 'Leutheusser-Schnarrenberger-Platz'],
    numberFirst: false,
    places: [
      ['Bremen', '28195'],
      ['Görlitz', '02826'],
      ['Freiburg im Breisgau', '79098'],
      ['Leipzig', '04109'],
    ],
    phone: '+49 30 5550 1',
  },
  {
    code: 'FR',
    weight: 3,
    first: ['Chloé', 'Anne-Sophie', 'Théo', 'Inès', 'Jean-Baptiste', 'Maëlys'],
    last: ['Martin', 'Lefèvre', 'de La Rochefoucauld', 'Haddad', 'Petitjean', 'Moreau'],
    streets: ['rue des Lilas', 'avenue de la République', 'boulevard Victor-Hugo', 'impasse du Moulin'],
    numberFirst: true,
    places: [
      ['Lyon', '69002'],
      ['Nantes', '44000'],
      ['Saint-Rémy-lès-Chevreuse', '78470'],
      ['Lille', '59800'],
    ],
    phone: '+33 1 55 55 01 ',
  },
  {
    code: 'GB',
    weight: 4,
    first: ['Imogen', 'Callum', 'Priya', 'Rhys', 'Saoirse', 'Oluwaseun'],
    last: ['Ashworth', 'Cholmondeley-Warner', 'Patel', 'Macdonald', 'Adeyemi', 'Price'],
    streets: ['High Street', 'Station Road', 'Church Lane', 'Queen’s Crescent'],
    numberFirst: true,
    places: [
      ['Leeds', 'LS1 4AP'],
      ['Edinburgh', 'EH1 1YZ'],
      ['Bristol', 'BS1 5TR'],
      ['Weston-super-Mare', 'BS23 1JF'],
    ],
    phone: '+44 20 7946 01',
  },
  {
    code: 'BR',
    weight: 3,
    first: ['Luiz Henrique', 'Thaís', 'João Pedro', 'Mariana', 'Caetano'],
    last: ['Ferreira', 'de Albuquerque Cavalcanti', 'Souza e Silva', 'Gonçalves', 'Okamoto'],
    streets: ['Rua das Acácias', 'Avenida Paulista', 'Travessa do Comércio', 'Rua Barão de Itapetininga'],
    numberFirst: false,
    places: [
      ['São Paulo', '01310-100', 'SP'],
      ['Belo Horizonte', '30130-010', 'MG'],
      ['Florianópolis', '88010-400', 'SC'],
      ['Recife', '50030-230', 'PE'],
    ],
    phone: '+55 11 95555 01',
  },
  {
    code: 'CA',
    weight: 2,
    first: ['Geneviève', 'Liam', 'Harpreet', 'Sophie'],
    last: ['Tremblay', 'MacKinnon', 'Gill', 'Bouchard-Taylor'],
    streets: ['Wellington Street', 'rue Saint-Denis', 'Kingsway'],
    numberFirst: true,
    places: [
      ['Ottawa', 'K1A 0B1', 'ON'],
      ['Montréal', 'H2X 1Y4', 'QC'],
      ['Vancouver', 'V5K 0A1', 'BC'],
    ],
    phone: '+1 604 555 01',
  },
  {
    code: 'NO',
    weight: 2,
    first: ['Ida', 'Sindre', 'Åse', 'Kristoffer'],
    last: ['Lund', 'Bjørnstad', 'Øvregård', 'Haugen'],
    streets: ['Storgata', 'Bryggen', 'Kirkeveien'],
    numberFirst: false,
    places: [
      ['Bergen', '5003'],
      ['Tromsø', '9008'],
    ],
    phone: '+47 55 55 01 ',
  },
  {
    code: 'NL',
    weight: 2,
    first: ['Fleur', 'Sander', 'Noor', 'Thijs'],
    last: ['van den Berg', 'de Vries', 'Jansen', 'van der Meulen-Hoekstra'],
    streets: ['Prinsengracht', 'Dorpsstraat', 'Nieuwe Binnenweg'],
    numberFirst: false,
    places: [
      ['Utrecht', '3511 LN'],
      ['’s-Hertogenbosch', '5211 AP'],
    ],
    phone: '+31 20 555 01 ',
  },
  {
    code: 'AU',
    weight: 2,
    first: ['Matilda', 'Lachlan', 'Zara'],
    last: ['Wilson', 'Papadopoulos', 'Tran'],
    streets: ['Flinders Street', 'Beach Road', 'Old Northern Road'],
    numberFirst: true,
    places: [
      ['Melbourne', '3000', 'VIC'],
      ['Fremantle', '6160', 'WA'],
    ],
    phone: '+61 2 5550 01',
  },
  {
    code: 'PT',
    weight: 1,
    first: ['Paulo', 'Beatriz', 'Gonçalo'],
    last: ['Reis', 'da Conceição Nogueira', 'Vasconcelos'],
    streets: ['Rua do Almada', 'Largo do Carmo'],
    numberFirst: false,
    places: [
      ['Porto', '4050-253'],
      ['Évora', '7000-508'],
    ],
    phone: '+351 22 555 01 ',
  },
  {
    code: 'JP',
    weight: 1,
    first: ['Haruka', 'Kenji', 'Yui'],
    last: ['Suzuki', 'Takahashi', 'Watanabe'],
    streets: ['Nishi-Azabu', 'Karasuma-dori'],
    numberFirst: true,
    places: [
      ['Minato-ku', '106-0031', 'Tokyo'],
      ['Kyoto', '604-8152', 'Kyoto'],
    ],
    phone: '+81 3 5555 01',
  },
];

const BY_WEIGHT: readonly Country[] = COUNTRIES.flatMap((country) => Array.from({ length: country.weight }, () => country));

/** Letters every mail server takes. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z]+/g, '');

/** Somebody who buys: of a key always the same. */
export const buyerFor = (key: string): CheckoutAddress => {
  const one = <T>(all: readonly T[], question: string): T => all[pick(chance('buyer', key, question), 0, all.length - 1)] as T;
  const { code, first, last, streets, numberFirst, places, phone } = one(BY_WEIGHT, 'country');
  const [first_name, last_name, street] = [one(first, 'first name'), one(last, 'last name'), one(streets, 'street')];
  const [city, postcode, state = ''] = one(places, 'place');
  const number = pick(chance('buyer', key, 'number'), 1, 198);
  return {
    first_name,
    last_name,
    company: chance('buyer', key, 'company') < 0.06 ? `${last_name} & Co.` : '',
    address_1: numberFirst ? `${number} ${street}` : `${street} ${number}`,
    address_2: code === 'US' && number % 5 === 0 ? `Apt ${number % 40}` : '',
    city,
    state,
    postcode,
    country: code,
    email: `${plain(first_name)}.${plain(last_name)}@example.test`,
    phone: `${phone}${String(number % 100).padStart(2, '0')}`,
  };
};
