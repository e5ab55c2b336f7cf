import type { Category } from '../../contract/limits.ts';
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

const live: Words = {
  nouns: [
    ['Roleta', 'f', 'Roulette', 'roulette'], ['Bacará', 'm', 'Baccarat', 'cards'], ['Vinte e Um', 'm', 'Twenty-One', 'spade'], ['Dado', 'm', 'Dice', 'dice'],
    ['Roda', 'f', 'Wheel', 'chip'], ['Pôquer', 'm', 'Poker', 'heart'], ['Bingo', 'm', 'Bingo', 'ballot'], ['Mesa', 'f', 'Table', 'diamond'],
    ['Estúdio', 'm', 'Studio', 'star'], ['Clube', 'm', 'Club', 'crown'],
  ],
  epithets: [
    ['{} Copacabana', '{} Copacabana', 'Copacabana {}'], ['{} Paulista', '{} Paulista', 'Paulista {}'], ['{} ao Vivo', '{} ao Vivo', 'Live {}'],
    ['{} Imperial', '{} Imperial', 'Imperial {}'], ['{} da Bahia', '{} da Bahia', 'Bahia {}'], ['{} Ligeiro', '{} Ligeira', 'Swift {}'],
    ['{} Nobre', '{} Nobre', 'Noble {}'], ['{} de Gala', '{} de Gala', 'Gala {}'], ['{} Ipanema', '{} Ipanema', 'Ipanema {}'], ['{} Cristal', '{} Cristal', 'Crystal {}'],
  ],
};

const versus: Words = {
  nouns: [
    ['Truco', 'm', 'Truco', 'cards'], ['Dominó', 'm', 'Dominoes', 'domino'], ['Dama', 'f', 'Draughts', 'chip'], ['Xadrez', 'm', 'Chess', 'horse'],
    ['Buraco', 'm', 'Buraco', 'spade'], ['Canastra', 'f', 'Canasta', 'heart'], ['Sinuca', 'f', 'Snooker', 'ballot'], ['Dardo', 'm', 'Darts', 'target'],
    ['Duelo', 'm', 'Duel', 'sword'], ['Boxe', 'm', 'Boxing', 'glove'],
  ],
  epithets: [
    ['{} Mineiro', '{} Mineira', 'Minas {}'], ['{} Gaúcho', '{} Gaúcha', 'Gaucho {}'], ['{} de Bairro', '{} de Bairro', 'Corner {}'],
    ['{} dos Mestres', '{} dos Mestres', 'Masters {}'], ['{} Relax', '{} Relax', 'Easy {}'], ['{} em Dupla', '{} em Dupla', 'Doubles {}'],
    ['{} Campeão', '{} Campeã', 'Champion {}'], ['{} da Praça', '{} da Praça', 'Plaza {}'],
  ],
};

const inhouse: Words = {
  nouns: [
    ['Foguete', 'm', 'Rocket', 'rocket'], ['Aeroplano', 'm', 'Airplane', 'plane'], ['Mina', 'f', 'Mine', 'diamond'], ['Torre', 'f', 'Tower', 'shield'],
    ['Dado', 'm', 'Die', 'dice'], ['Balão', 'm', 'Balloon', 'balloon'], ['Pênalti', 'm', 'Penalty', 'ball'], ['Alvo', 'm', 'Target', 'target'],
    ['Bilhete', 'm', 'Ticket', 'ticket'], ['Cofre', 'm', 'Vault', 'key'],
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
    ['Keno', 'm', 'Keno', 'ballot'], ['Raspadinha', 'f', 'Scratch', 'ticket'], ['Bingo', 'm', 'Bingo', 'bell'], ['Bolão', 'm', 'Pool', 'coin'], ['Roda', 'f', 'Wheel', 'roulette'],
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
  PVP: versus,
  INHOUSE: inhouse,
  LOTT: lottery,
  ELOTT: electronicLottery,
};
