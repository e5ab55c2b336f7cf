import type { Language } from '../../languages.ts';
import type { EmblemName } from './index.ts';

/** The spoken name of an emblem, Portuguese and English. */
const rows: Readonly<Record<EmblemName, readonly [pt: string, en: string]>> = {
  tiger: ['Tigre', 'Tiger'], jaguar: ['Onça', 'Jaguar'], lion: ['Leão', 'Lion'], wolf: ['Lobo', 'Wolf'], bull: ['Touro', 'Bull'],
  dragon: ['Dragão', 'Dragon'], toucan: ['Tucano', 'Toucan'], macaw: ['Arara', 'Macaw'], capybara: ['Capivara', 'Capybara'],
  butterfly: ['Borboleta', 'Butterfly'], monkey: ['Macaco', 'Monkey'], bee: ['Abelha', 'Bee'], horse: ['Cavalo', 'Horse'],
  fish: ['Peixe-palhaço', 'Clownfish'], shark: ['Tubarão', 'Shark'], octopus: ['Polvo', 'Octopus'], pearl: ['Pérola', 'Pearl'], ship: ['Navio', 'Ship'],
  anchor: ['Âncora', 'Anchor'], crab: ['Siri', 'Crab'], turtle: ['Tartaruga', 'Turtle'], trident: ['Tridente', 'Trident'],
  clover: ['Trevo', 'Clover'], horseshoe: ['Ferradura', 'Horseshoe'], seven: ['Sete', 'Seven'], bell: ['Sino', 'Bell'], star: ['Estrela', 'Star'],
  cherry: ['Cereja', 'Cherry'], lemon: ['Limão', 'Lemon'], watermelon: ['Melancia', 'Watermelon'], grapes: ['Uva', 'Grapes'],
  pineapple: ['Abacaxi', 'Pineapple'], coin: ['Moeda', 'Coin'], diamond: ['Diamante', 'Diamond'], crown: ['Coroa', 'Crown'], ingot: ['Lingote', 'Ingot'],
  moon: ['Lua', 'Moon'], sun: ['Sol', 'Sun'], lightning: ['Raio', 'Bolt'], flame: ['Chama', 'Flame'], rocket: ['Foguete', 'Rocket'],
  plane: ['Avião', 'Plane'], planet: ['Planeta', 'Planet'], balloon: ['Balão', 'Balloon'],
  ball: ['Bola', 'Football'], basketball: ['Bola de basquete', 'Basketball'], dice: ['Dado', 'Die'], spade: ['Espada de baralho', 'Spade'],
  heart: ['Coração', 'Heart'], roulette: ['Roleta', 'Roulette'], cards: ['Cartas', 'Cards'], chip: ['Ficha', 'Chip'], trophy: ['Troféu', 'Trophy'],
  domino: ['Dominó', 'Domino'], glove: ['Luva', 'Glove'], target: ['Alvo', 'Target'],
  chest: ['Baú', 'Chest'], mask: ['Máscara', 'Mask'], cactus: ['Cacto', 'Cactus'], skull: ['Caveira', 'Skull'], pyramid: ['Pirâmide', 'Pyramid'],
  sword: ['Espada', 'Sword'], shield: ['Escudo', 'Shield'], hammer: ['Martelo', 'Hammer'], potion: ['Poção', 'Potion'], key: ['Chave', 'Key'],
  gift: ['Presente', 'Gift'], lamp: ['Lâmpada', 'Lamp'], drum: ['Tambor', 'Drum'], coffee: ['Café', 'Coffee'], ballot: ['Bolinha', 'Ballot'], ticket: ['Bilhete', 'Ticket'],
};

export const emblemLabel = (name: EmblemName, language: Language): string => rows[name][language === 'en' ? 1 : 0];
