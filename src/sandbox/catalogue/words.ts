import type { Category } from '../../contract/categories.ts';
import type { Epithet, Noun } from './names.ts';

/** Nouns and epithets whose every pair makes a sensible name, for each category but the ones named by hand. */
export interface Words {
  nouns: readonly Noun[];
  epithets: readonly Epithet[];
}

const slots: Words = {
  nouns: [
    ['Tigre', 'm', 'Tiger', 'tiger'], ['Onça', 'f', 'Jaguar', 'jaguar'], ['Leão', 'm', 'Lion', 'lion'], ['Lobo', 'm', 'Wolf', 'wolf'],
    ['Touro', 'm', 'Bull', 'bull'], ['Dragão', 'm', 'Dragon', 'dragon'], ['Tucano', 'm', 'Toucan', 'toucan'], ['Arara', 'f', 'Macaw', 'macaw'],
    ['Capivara', 'f', 'Capybara', 'capybara'], ['Borboleta', 'f', 'Butterfly', 'butterfly'], ['Macaco', 'm', 'Monkey', 'monkey'], ['Abelha', 'f', 'Bee', 'bee'],
    ['Corcel', 'm', 'Steed', 'horse'], ['Trevo', 'm', 'Clover', 'clover'], ['Ferradura', 'f', 'Horseshoe', 'horseshoe'], ['Sino', 'm', 'Bell', 'bell'],
    ['Estrela', 'f', 'Star', 'star'], ['Cereja', 'f', 'Cherry', 'cherry'], ['Limão', 'm', 'Lemon', 'lemon'], ['Melancia', 'f', 'Melon', 'watermelon'],
    ['Uva', 'f', 'Grape', 'grapes'], ['Abacaxi', 'm', 'Pineapple', 'pineapple'], ['Moeda', 'f', 'Coin', 'coin'], ['Diamante', 'm', 'Diamond', 'diamond'],
    ['Coroa', 'f', 'Crown', 'crown'], ['Lingote', 'm', 'Ingot', 'ingot'], ['Lua', 'f', 'Moon', 'moon'], ['Sol', 'm', 'Sun', 'sun'],
    ['Raio', 'm', 'Bolt', 'lightning'], ['Chama', 'f', 'Flame', 'flame'], ['Foguete', 'm', 'Rocket', 'rocket'], ['Planeta', 'm', 'Planet', 'planet'],
    ['Balão', 'm', 'Balloon', 'balloon'], ['Baú', 'm', 'Chest', 'chest'], ['Máscara', 'f', 'Mask', 'mask'], ['Cacto', 'm', 'Cactus', 'cactus'],
    ['Caveira', 'f', 'Skull', 'skull'], ['Pirâmide', 'f', 'Pyramid', 'pyramid'], ['Espada', 'f', 'Sword', 'sword'], ['Escudo', 'm', 'Shield', 'shield'],
    ['Martelo', 'm', 'Hammer', 'hammer'], ['Poção', 'f', 'Potion', 'potion'], ['Chave', 'f', 'Key', 'key'], ['Presente', 'm', 'Gift', 'gift'],
    ['Lâmpada', 'f', 'Lamp', 'lamp'], ['Tambor', 'm', 'Drum', 'drum'], ['Café', 'm', 'Coffee', 'coffee'], ['Coração', 'm', 'Heart', 'heart'],
    ['Navio', 'm', 'Ship', 'ship'], ['Âncora', 'f', 'Anchor', 'anchor'], ['Pérola', 'f', 'Pearl', 'pearl'], ['Sete', 'm', 'Seven', 'seven'],
  ],
  epithets: [
    ['{} Dourado', '{} Dourada', 'Golden {}'], ['{} Sortudo', '{} Sortuda', 'Lucky {}'], ['{} Real', '{} Real', 'Royal {}'],
    ['{} Turbo', '{} Turbo', 'Turbo {}'], ['{} Encantado', '{} Encantada', 'Enchanted {}'], ['{} do Sertão', '{} do Sertão', 'Sertão {}'],
    ['{} Carioca', '{} Carioca', 'Carioca {}'], ['{} da Folia', '{} da Folia', 'Carnival {}'], ['{} Místico', '{} Mística', 'Mystic {}'],
    ['{} Neon', '{} Neon', 'Neon {}'], ['{} Secreto', '{} Secreta', 'Secret {}'], ['{} do Norte', '{} do Norte', 'Northern {}'],
    ['{} Radiante', '{} Radiante', 'Radiant {}'], ['{} da Serra', '{} da Serra', 'Highland {}'], ['{} Lendário', '{} Lendária', 'Legendary {}'],
    ['{} Azul', '{} Azul', 'Blue {}'], ['{} Infinito', '{} Infinita', 'Endless {}'], ['Festa do {}', 'Festa da {}', '{} Party'],
    ['Reino do {}', 'Reino da {}', '{} Kingdom'], ['Rota do {}', 'Rota da {}', '{} Trail'],
  ],
};

const fishing: Words = {
  nouns: [
    ['Peixe', 'm', 'Fish', 'fish'], ['Tubarão', 'm', 'Shark', 'shark'], ['Polvo', 'm', 'Octopus', 'octopus'], ['Pérola', 'f', 'Pearl', 'pearl'],
    ['Caravela', 'f', 'Caravel', 'ship'], ['Âncora', 'f', 'Anchor', 'anchor'], ['Siri', 'm', 'Crab', 'crab'], ['Tartaruga', 'f', 'Turtle', 'turtle'],
    ['Tridente', 'm', 'Trident', 'trident'], ['Tesouro', 'm', 'Treasure', 'chest'],
  ],
  epithets: [
    ['{} do Recife', '{} do Recife', 'Reef {}'], ['{} de Noronha', '{} de Noronha', 'Noronha {}'], ['{} Abissal', '{} Abissal', 'Deep Sea {}'],
    ['{} de Coral', '{} de Coral', 'Coral {}'], ['{} Prateado', '{} Prateada', 'Silver {}'], ['{} da Maré', '{} da Maré', 'Tide {}'],
    ['{} Tropical', '{} Tropical', 'Tropical {}'], ['Caça ao {}', 'Caça à {}', '{} Hunt'],
  ],
};

/** Tables of roulette and blackjack: the emblems tell which (see `games/machine-of.ts`). */
const live: Words = {
  nouns: [
    ['Roleta', 'f', 'Roulette', 'roulette'], ['Blackjack', 'm', 'Blackjack', 'cards'], ['Vinte e Um', 'm', 'Twenty-One', 'spade'],
    ['Roleta 37', 'f', 'Roulette 37', 'chip'], ['Mesa 21', 'f', 'Table 21', 'heart'], ['Roleta Pro', 'f', 'Pro Roulette', 'star'],
    ['Clube 21', 'm', 'Club 21', 'crown'], ['Roleta VIP', 'f', 'VIP Roulette', 'diamond'],
  ],
  epithets: [
    ['{} Copacabana', '{} Copacabana', 'Copacabana {}'], ['{} Paulista', '{} Paulista', 'Paulista {}'], ['{} ao Vivo', '{} ao Vivo', 'Live {}'],
    ['{} Imperial', '{} Imperial', 'Imperial {}'], ['{} da Bahia', '{} da Bahia', 'Bahia {}'], ['{} Ligeiro', '{} Ligeira', 'Swift {}'],
    ['{} Nobre', '{} Nobre', 'Noble {}'], ['{} de Gala', '{} de Gala', 'Gala {}'], ['{} Ipanema', '{} Ipanema', 'Ipanema {}'], ['{} Cristal', '{} Cristal', 'Crystal {}'],
  ],
};

/** Video poker against the house. */
const cardGames: Words = {
  nouns: [
    ['Pôquer', 'm', 'Poker', 'cards'], ['Vídeo Pôquer', 'm', 'Video Poker', 'chip'], ['Valetes', 'm', 'Jacks', 'spade'], ['Ases', 'm', 'Aces', 'diamond'],
    ['Trinca', 'f', 'Three Alike', 'clover'], ['Quadra', 'f', 'Four Alike', 'star'], ['Flush', 'm', 'Flush', 'heart'], ['Full House', 'm', 'Full House', 'trophy'],
    ['Royal Flush', 'm', 'Royal Flush', 'crown'], ['Dois Pares', 'm', 'Two Pairs', 'coin'],
  ],
  epithets: [
    ['{} à Mineira', '{} à Mineira', 'Minas {}'], ['{} à Gaúcha', '{} à Gaúcha', 'Gaucho {}'], ['{} de Bairro', '{} de Bairro', 'Corner {}'],
    ['{} dos Mestres', '{} dos Mestres', 'Masters {}'], ['{} Relax', '{} Relax', 'Easy {}'], ['{} Clube', '{} Clube', 'Club {}'],
    ['{} Prêmio', '{} Prêmio', 'Prize {}'], ['{} da Praça', '{} da Praça', 'Plaza {}'],
  ],
};

/** The flyer of the crash game. */
const flights: Words = {
  nouns: [
    ['Foguete', 'm', 'Rocket', 'rocket'], ['Aeroplano', 'm', 'Airplane', 'plane'], ['Cometa', 'm', 'Comet', 'star'], ['Borboleta', 'f', 'Butterfly', 'butterfly'],
    ['Satélite', 'm', 'Satellite', 'planet'], ['Balão', 'm', 'Balloon', 'balloon'], ['Papagaio', 'm', 'Parrot', 'macaw'], ['Tucano', 'm', 'Toucan', 'toucan'],
    ['Abelha', 'f', 'Bee', 'bee'], ['Dragão', 'm', 'Dragon', 'dragon'],
  ],
  epithets: [
    ['{} Leve', '{} Leve', 'Light {}'], ['{} Expresso', '{} Expressa', 'Express {}'], ['{} Duplo', '{} Dupla', 'Double {}'],
    ['{} Já', '{} Já', 'Instant {}'], ['{} do Zé', '{} do Zé', 'Buddy {}'], ['{} Maluco', '{} Maluca', 'Wacky {}'], ['{} Máximo', '{} Máxima', 'Maximum {}'],
  ],
};

const lottery: Words = {
  nouns: [
    ['Sorteio', 'm', 'Draw', 'ballot'], ['Bilhete', 'm', 'Ticket', 'ticket'], ['Globo', 'm', 'Globe', 'planet'], ['Trevo', 'm', 'Clover', 'clover'],
    ['Dezena', 'f', 'Number', 'seven'], ['Estrela', 'f', 'Star', 'star'],
  ],
  epithets: [
    ['{} Saigon', '{} Saigon', 'Saigon {}'], ['{} Hanói', '{} Hanói', 'Hanoi {}'], ['{} Mekong', '{} Mekong', 'Mekong {}'], ['{} do Dia', '{} do Dia', 'Daily {}'],
    ['{} da Noite', '{} da Noite', 'Nightly {}'], ['{} Minuto', '{} Minuto', 'Minute {}'], ['{} Cerrado', '{} Cerrado', 'Cerrado {}'],
  ],
};

const electronicLottery: Words = {
  nouns: [
    ['Sorteio', 'm', 'Draw', 'ballot'], ['Bilhete', 'm', 'Ticket', 'ticket'], ['Dezena', 'f', 'Number', 'seven'], ['Concurso', 'm', 'Contest', 'trophy'], ['Milhar', 'm', 'Thousand', 'coin'],
  ],
  epithets: [
    ['{} Tropical', '{} Tropical', 'Tropical {}'], ['{} Junino', '{} Junina', 'June {}'], ['{} Pop', '{} Pop', 'Pop {}'],
    ['{} do Parque', '{} do Parque', 'Park {}'], ['{} Estelar', '{} Estelar', 'Stellar {}'], ['{} Praia', '{} Praia', 'Beach {}'],
  ],
};

export const words: Readonly<Partial<Record<Category, Words>>> = {
  RNG: slots,
  FISH: fishing,
  LIVE: live,
  PVP: cardGames,
  INHOUSE: flights,
  LOTT: lottery,
  ELOTT: electronicLottery,
};
