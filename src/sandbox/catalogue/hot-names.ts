import type { Category } from '../../contract/categories.ts';
import type { EmblemName } from '../art/emblems/index.ts';
import type { NamedEmblem } from './names.ts';

/** Vendor, category, emblem, Portuguese and English name. */
type Row = readonly [vendor: string, category: Category, emblem: EmblemName, pt: string, en: string];

/** The games that everyone plays, most played first: named by hand, and in an order that mixes colours and emblems. */
const rows: readonly Row[] = [
  ['BGS', 'RNG', 'tiger', 'Tigre da Mata', 'Jungle Tiger'],
  ['MARE', 'FISH', 'shark', 'Rei do Mar', 'King of the Sea'],
  ['BGS', 'RNG', 'flame', 'Sete Fogos', 'Seven Fires'],
  ['AURORA', 'RNG', 'mask', 'Noite de Gala', 'Gala Night'],
  ['LEVE', 'INHOUSE', 'rocket', 'Sobe Foguete', 'Up She Goes'],
  ['VOLT', 'RNG', 'lightning', 'Raio Certeiro', 'True Bolt'],
  ['SALAO', 'LIVE', 'roulette', 'Roleta do Salão', 'Ballroom Roulette'],
  ['IPE', 'RNG', 'capybara', 'Capivara Zen', 'Zen Capybara'],
  ['BGS', 'RNG', 'diamond', 'Brilho Bruto', 'Rough Diamond'],
  ['DUELO', 'PVP', 'cards', 'Pôquer na Mesa', 'Poker Night'],
  ['SERRA', 'RNG', 'jaguar', 'Onça Pintada', 'Painted Jaguar'],
  ['BGS', 'RNG', 'clover', 'Quatro Folhas', 'Four Leaves'],
  ['MARE', 'FISH', 'octopus', 'Polvo Gigante', 'Giant Octopus'],
  ['PRISMA', 'RNG', 'moon', 'Lua Cheia', 'Full Moon'],
  ['VITORIA', 'RNG', 'macaw', 'Arara Vermelha', 'Scarlet Macaw'],
  ['LEVE', 'INHOUSE', 'plane', 'Voo Livre', 'Free Flight'],
  ['BGS', 'RNG', 'crown', 'Trono do Rei', 'The King’s Throne'],
  ['AURORA', 'RNG', 'dragon', 'Dragão de Jade', 'Jade Dragon'],
  ['ARENA', 'SPORTS', 'ball', 'Arena Futebol', 'Football Arena'],
  ['VOLT', 'RNG', 'seven', 'Triplo Sete', 'Triple Seven'],
  ['MARE', 'FISH', 'pearl', 'Pérola Rosa', 'Pink Pearl'],
  ['BGS', 'RNG', 'chest', 'Baú do Capitão', 'Captain’s Chest'],
  ['IPE', 'RNG', 'toucan', 'Tucano Solar', 'Sunny Toucan'],
  ['DIAMANTE', 'LIVE', 'spade', 'Blackjack de Espadas', 'Blackjack of Spades'],
  ['SERRA', 'RNG', 'wolf', 'Lobo da Neblina', 'Wolf in the Mist'],
  ['BGS', 'RNG', 'cherry', 'Cereja Doce', 'Sweet Cherry'],
  ['PRISMA', 'RNG', 'planet', 'Órbita Nove', 'Orbit Nine'],
  ['LEVE', 'INHOUSE', 'star', 'Rabo de Cometa', 'Comet Tail'],
  ['AURORA', 'RNG', 'butterfly', 'Asas de Anil', 'Indigo Wings'],
  ['VOLT', 'RNG', 'bull', 'Touro Bravo', 'Raging Bull'],
  ['RECIFE', 'FISH', 'fish', 'Peixe Palhaço', 'Clownfish Cove'],
  ['BGS', 'RNG', 'pyramid', 'Areias do Faraó', 'Pharaoh’s Sands'],
  ['PIXEL', 'PVP', 'coin', 'Pôquer de Rua', 'Street Poker'],
  ['VITORIA', 'RNG', 'pineapple', 'Abacaxi Maluco', 'Pineapple Rush'],
  ['SALAO', 'LIVE', 'heart', 'Vinte e Um Rubi', 'Ruby Twenty-One'],
  ['SERRA', 'RNG', 'lion', 'Leão Valente', 'Brave Lion'],
  ['BGS', 'RNG', 'star', 'Céu de Estrelas', 'Starry Sky'],
  ['AURORA', 'RNG', 'potion', 'Poção do Alquimista', 'Magic Brew'],
  ['LEVE', 'INHOUSE', 'bee', 'Voo da Abelha', 'Bee Flight'],
  ['IPE', 'RNG', 'grapes', 'Vinha Roxa', 'Purple Vineyard'],
  ['BGS', 'RNG', 'ingot', 'Serra do Ouro', 'Gold Ridge'],
  ['TCG_LOTTO_VN', 'LOTT', 'ballot', 'Bola da Vez', 'Ball of the Hour'],
  ['VOLT', 'RNG', 'skull', 'Dia dos Santos', 'Sugar Skulls'],
  ['MARE', 'FISH', 'crab', 'Siri na Lata', 'Crab Catch'],
  ['PRISMA', 'RNG', 'lamp', 'Três Desejos', 'Three Wishes'],
  ['BGS', 'RNG', 'watermelon', 'Melancia Gelada', 'Chilled Melon'],
  ['DUELO', 'PVP', 'trophy', 'Pôquer de Honra', 'Honour Poker'],
  ['IPE', 'RNG', 'bee', 'Mel Dourado', 'Honey Gold'],
  ['AURORA', 'LIVE', 'chip', 'Roleta do Porto', 'Harbour Roulette'],
  ['SERRA', 'RNG', 'cactus', 'Flor de Mandacaru', 'Cactus Bloom'],
  ['BGS', 'RNG', 'bell', 'Sino de Cristal', 'Crystal Bell'],
  ['VITORIA', 'RNG', 'drum', 'Batuque', 'Drumbeat'],
  ['BGS', 'FISH', 'turtle', 'Tartaruga Sábia', 'Wise Turtle'],
  ['VOLT', 'RNG', 'sun', 'Sol a Pino', 'High Noon'],
  ['ELOTT', 'ELOTT', 'ticket', 'Bilhete da Sorte', 'Lucky Ticket'],
  ['LEVE', 'INHOUSE', 'balloon', 'Balão de São João', 'Midsummer Balloon'],
  ['AURORA', 'RNG', 'horse', 'Corcel Branco', 'White Steed'],
  ['PRISMA', 'RNG', 'key', 'Chave Mestra', 'Master Key'],
  ['IPE', 'RNG', 'monkey', 'Macaco Prego', 'Cheeky Monkey'],
  ['BGS', 'RNG', 'gift', 'Caixa Surpresa', 'Surprise Box'],
];

/** The doors to football of the one sports vendor. */
const sports: readonly Row[] = [
  ['ARENA', 'SPORTS', 'trophy', 'Copa Virtual', 'Virtual Cup'],
  ['ARENA', 'SPORTS', 'glove', 'Arena do Goleiro', 'Goalkeeper Arena'],
  ['ARENA', 'SPORTS', 'target', 'Arena do Gol', 'Goal Arena'],
  ['ARENA', 'SPORTS', 'shield', 'Arena dos Clássicos', 'Derby Arena'],
  ['ARENA', 'SPORTS', 'star', 'Arena das Estrelas', 'All-Star Arena'],
  ['ARENA', 'SPORTS', 'drum', 'Arena da Torcida', 'Supporters’ Arena'],
  ['ARENA', 'SPORTS', 'lightning', 'Arena Relâmpago', 'Quickfire Arena'],
];

export interface NamedGame extends NamedEmblem {
  vendor: string;
  category: Category;
}

const toGame = ([vendor, category, emblem, pt, en]: Row): NamedGame => ({ vendor, category, emblem, name: { pt, en } });

export const hotNames: readonly NamedGame[] = rows.map(toGame);
export const sportsNames: readonly NamedGame[] = sports.map(toGame);

/** Games are numbered in the order in which the catalogue lists them, hot ones first. */
export const firstNodeId = 10_001;

/** The nodeId of the most played game of a category. */
export const hottestOf = (category: Category): string => String(firstNodeId + hotNames.findIndex((game) => game.category === category));
